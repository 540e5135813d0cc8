import { connectPort } from '@msdat/sdk/plugin/bridge/penpal'
import type { Citation, Coverage, DataValue } from '@msdat/sdk/contracts/data'
import type { DataQuery } from '@msdat/sdk/contracts/bridge'
import type { Catalog } from '@msdat/sdk/contracts/reference'
import { answerQuery, toTable } from '@msdat/sdk/testing'

/** All that the view asks for, as the product's own API tells it. */
export interface Given {
  catalog: Catalog
  coverage: Coverage
  values: DataValue[]
  citations: Citation[]
}

/**
 * Runs in the page around the bare frame. Answers what the frame asks over the port it sends, without checking
 * anything, and each question at once when it has been asked before.
 */
export function answerFrames(given: Given): void {
  const answers = new Map<string, unknown>()
  const answer = (name: string, input: unknown): unknown => {
    const key = `${name} ${JSON.stringify(input)}`
    if (!answers.has(key)) answers.set(key, findAnswer(given, name, input))
    return answers.get(key)
  }
  const serve = ({ ports: [port] }: MessageEvent): void => {
    if (!port) return
    port.addEventListener('message', ({ data }) => tellFailure(data))
    connectPort(port, {
      call: async (name: string, input: unknown) => ({ ok: true, value: answer(name, input) }),
    })
  }
  // A frame in the page's own HTML may ask before this script has come.
  for (const message of (window as { early?: MessageEvent[] }).early ?? []) serve(message)
  window.addEventListener('message', serve)
}

function findAnswer(given: Given, name: string, input: unknown): unknown {
  if (name === 'data.catalog') return given.catalog
  if (name === 'data.coverage') return given.coverage
  if (name === 'data.citations') return given.citations
  if (name === 'storage.get') return null
  if (name !== 'data.query') return {}
  const levels = new Map(given.catalog.locations.map(({ id, level }) => [id, level]))
  return toTable(answerQuery(given.values, input as DataQuery, (location) => levels.get(location)))
}

/** A view that could not start would otherwise be waited for in vain. */
function tellFailure(signal: { kind?: string; message?: string } | null): void {
  if (signal?.kind === 'msdat:failed') throw new Error(`The bare frame failed: ${signal.message}`)
}
