import { createContext, useContext, type KeyboardEvent } from 'react'

/** Opens the table of the card that a chart is in. */
export const CardTable = createContext<(() => void) | null>(null)

/** Null where the chart stands in no card: then it shows a table of its own. */
export const useCardTable = () => useContext(CardTable)

/** T goes from a chart to its table, and back. */
export function isTableKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 't' && !altKey && !ctrlKey && !metaKey
}
