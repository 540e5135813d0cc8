import type { Response } from 'express'

interface Answering {
  /** Takes the place of sending it. */
  json(body: unknown): Promise<void>
  /** Where `json` has failed. */
  failed(error: unknown): void
  /** Before anything else is sent: a problem, which is not kept, or what never comes through `json`. */
  other(): void
}

/** Stands between a handler and its response. */
export function onAnswer(response: Response, { json, failed, other }: Answering): void {
  const sendJson = response.json.bind(response)
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => Response
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
  response.writeHead = (...head: unknown[]) => {
    if (!isOurs) other()
    return writeHead(...head)
  }
}
