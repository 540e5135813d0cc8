import type { Choice } from './Choice.ts'

/** Choices whose label or heading holds every word typed, wherever it stands. */
export function matchChoices<Value extends string | number>(
  choices: readonly Choice<Value>[],
  typed: string,
): Choice<Value>[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return choices.filter((choice) => {
    const text = `${choice.label} ${choice.group}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
