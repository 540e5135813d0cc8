import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** What a handler answers in place of data where the answer is a file, made while it is sent. */
export class Download {
  readonly fileName: string
  readonly contentType: string
  readonly parts: AsyncIterable<string>
  /** Its parts are read from stored rows, so that a network may read only some at once; else the call has a limit. */
  readonly isOfRows: boolean

  constructor(fileName: string, contentType: string, parts: AsyncIterable<string>, isOfRows = true) {
    this.fileName = fileName
    this.contentType = contentType
    this.parts = parts
    this.isOfRows = isOfRows
  }
}

const patienceMs = 60_000

/**
 * Sends the file at the reader's pace, as long as anything of it is taken. A fault in its middle breaks the
 * connection off: half a file is no file.
 */
export async function sendDownload(
  download: Download,
  response: ServerResponse,
  stalledAfterMs = patienceMs,
): Promise<void> {
  const parts = download.parts[Symbol.asyncIterator]()
  // Before anything is sent, so that a refusal is still answered as a problem.
  const first = await parts.next()
  response.setHeader('Content-Type', download.contentType)
  response.setHeader('Content-Disposition', `attachment; filename="${download.fileName}"`)
  response.setHeader('Cache-Control', 'no-store')
  if (response.req.method === 'HEAD') {
    await parts.return?.()
    return void response.end()
  }
  // Node counts bytes that the network has taken as life of the connection, not those that wait here.
  response.setTimeout(stalledAfterMs, () => response.destroy())
  await pipeline(Readable.from(after(first, parts)), response)
}

/** Whoever stops reading ends the making, too. */
async function* after(first: IteratorResult<string>, rest: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    for (let part = first; !part.done; part = await rest.next()) yield part.value
  } finally {
    await rest.return?.()
  }
}
