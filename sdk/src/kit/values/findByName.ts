/** Something with a name, and the label that it is chosen by: "Dala" and "Dala, Kano". */
export interface Named {
  id: number
  name: string
  label: string
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Those that are called as typed; else those that begin so, else those that have every word begin so. */
export function findByName<One extends Named>(typed: string, all: readonly One[]): One[] {
  const text = wordsOf(typed).join(' ')
  if (text === '') return []
  const called = all.filter(({ name, label }) =>
    [name, label].some((words) => wordsOf(words).join(' ') === text),
  )
  if (called.length > 0) return called
  const starting = all.filter(({ label }) => wordsOf(label).join(' ').startsWith(text))
  if (starting.length > 0) return starting
  const words = text.split(' ')
  return all.filter(({ label }) => {
    const own = wordsOf(label)
    return words.every((word) => own.some((one) => one.startsWith(word)))
  })
}
