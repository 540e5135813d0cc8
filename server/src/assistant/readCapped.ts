import { LineSplitter } from '@msdat/sdk/http/LineSplitter'

/** Most bytes of an answer that are read: many times what the most tokens take. */
const mostBytes = 256 * 1024

/** The body of a model's answer as it comes; throws where it is longer than any answer is. */
async function* cappedParts(response: Response): AsyncGenerator<string> {
  const reader = response.body?.getReader()
  if (!reader) throw new Error('The model server answered nothing.')
  const decoder = new TextDecoder()
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > mostBytes) {
      await reader.cancel()
      throw new Error('The answer of the model server is too long.')
    }
    yield decoder.decode(part.value, { stream: true })
  }
  yield decoder.decode()
}

/** The whole body. */
export async function readCapped(response: Response): Promise<string> {
  let text = ''
  for await (const part of cappedParts(response)) text += part
  return text
}

/** The body line by line; what follows the last line break is a line, too. */
export async function* readLines(response: Response): AsyncGenerator<string> {
  const splitter = new LineSplitter()
  for await (const part of cappedParts(response)) yield* splitter.push(part)
  yield splitter.rest
}
