/** The comment that an example begins with, and the code under it. */
export function readExample(text: string): { words: string; code: string } {
  const lines = text.split('\n')
  const end = lines.findIndex((line) => !line.startsWith('//'))
  const words = lines.slice(0, end).map((line) => line.replace(/^\/\/ ?/, ''))
  return { words: words.join(' '), code: lines.slice(end).join('\n').trim() }
}
