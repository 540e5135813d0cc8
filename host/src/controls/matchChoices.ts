import type { Choice } from './Choice.ts'

/**
 * Choices whose label, heading or further words hold every word typed, wherever it stands; before them those that a search of
 * the server has found, in its order.
 */
export function matchChoices<Value extends string | number>(
  choices: readonly Choice<Value>[],
  typed: string,
  found: readonly Value[] | null = null,
): Choice<Value>[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const matching = choices.filter((choice) => {
    const text = `${choice.label} ${choice.group} ${choice.words ?? ''}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  if (!found || words.length === 0) return matching
  const first = found.flatMap((value) => choices.find((choice) => choice.value === value) ?? [])
  return [...first, ...matching.filter((choice) => !first.includes(choice))]
}
