/** A sentence of the reference, in which names stand between backticks, as its authors write them. */
export function WordsWithCode({ text }: { text: string }) {
  return text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))
}
