/** Most bytes of an answer that are read: many times what the most tokens take. */
const mostBytes = 256 * 1024

/** The body of a model's answer; throws where it is longer than any answer is. */
export async function readCapped(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) throw new Error('The model server answered nothing.')
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > mostBytes) {
      await reader.cancel()
      throw new Error('The answer of the model server is too long.')
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
