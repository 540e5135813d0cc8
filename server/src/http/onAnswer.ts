import type { Response } from 'express'

interface Answering {
  /** Takes the place of sending it. */
  json(body: unknown): Promise<void>
  /** Where `json` has failed. */
  failed(error: unknown): void
  /** Before anything else is sent: a problem, which is not kept, or what never comes through `json`. */
  other(): void
}

/**
 * Stands between a handler and its response. Other answers are seen at each call that may be their first:
 * on a closed connection Node's `end` and `write` come to nothing before they would write a head.
 */
export function onAnswer(response: Response, { json, failed, other }: Answering): void {
  const sendJson = response.json.bind(response)
  let isOurs = false
  response.json = (body: unknown) => {
    isOurs = response.statusCode === 200
    if (!isOurs) return sendJson(body)
    json(body).catch((error: unknown) => {
      isOurs = false
      failed(error)
    })
    return response
  }
  for (const name of ['writeHead', 'write', 'end'] as const) {
    const send = response[name].bind(response) as (...given: unknown[]) => never
    response[name] = (...given: unknown[]) => {
      if (!isOurs) other()
      return send(...given)
    }
  }
}
