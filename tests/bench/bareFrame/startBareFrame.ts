import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Citation, Coverage, DataValue } from '@msdat/sdk/contracts/data'
import type { Rows } from '@msdat/sdk/contracts/page'
import type { Catalog } from '@msdat/sdk/contracts/reference'
import type { Selection } from '@msdat/sdk/contracts/selection'
import { answered } from '../../support/publish.ts'
import type { Given } from './answerFrames.ts'
import { bundleFrame, bundlePage } from './bundleBareFrame.ts'

export interface BareFrame {
  /** The page that is to hold the frame, and the frame. */
  page: string
  frame: string
  stop(): void
}

/** The yardstick: the same view on the same figures in a plain sandboxed frame of another origin, as one script. */
export async function startBareFrame(product: string, selection: Selection): Promise<BareFrame> {
  const [page, frame] = await Promise.all([
    bundlePage(await readGiven(product, selection.indicator)),
    bundleFrame(selection),
  ])
  const server = createServer((request, response) => {
    const isScript = request.url === '/script.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    if (isScript) response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    response.end(!isScript ? document : isForFrame(request) ? frame : page)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    page: `http://localhost:${port}/`,
    frame: `http://bare-frame.localhost:${port}/`,
    stop: () => void server.close(),
  }
}

const document = '<!doctype html><body><div id="root"></div><script src="/script.js"></script></body>'

const isForFrame = ({ headers }: IncomingMessage): boolean => headers.host?.startsWith('bare-frame.') ?? false

async function readGiven(product: string, indicator: number): Promise<Given> {
  const read = async <Answer>(path: string): Promise<Answer> => answered(await fetch(product + path))
  const [catalog, coverage, citations] = await Promise.all([
    read<Catalog>('/api/catalog/'),
    read<Coverage>(`/api/indicators/${indicator}/coverage/`),
    read<Rows<Citation>>('/api/citations/?size=5000'),
  ])
  const chosen = catalog.indicators.find(({ id }) => id === indicator)
  if (!chosen) throw new Error(`The catalogue has no indicator ${indicator}.`)
  const related = [chosen.first_related, chosen.second_related, chosen.third_related, chosen.fourth_related]
  const ids = [indicator, ...related].filter((id) => id !== null)
  const values = await read<Rows<DataValue>>(`/api/data/?indicator=${ids.join(',')}&size=5000`)
  return { catalog, coverage, values: values.results, citations: citations.results }
}
