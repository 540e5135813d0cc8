import { useState, type KeyboardEvent } from 'react'

interface Cursor {
  /** Index of what is pointed at; null where nothing is. */
  at: number | null
  /** Whether the keyboard brought it there: then it is said aloud. */
  isKeyed: boolean
  point: (at: number | null) => void
  /** For the one element of the chart that takes the focus. */
  keys: { tabIndex: 0; onKeyDown: (event: KeyboardEvent) => void; onBlur: () => void }
}

/** Marks that a key goes on, where a row of marks has so many. */
const stepOf = (key: string, columns: number): number | undefined =>
  ({ ArrowRight: 1, ArrowDown: columns, ArrowLeft: -1, ArrowUp: -columns })[key]

const nothing = { id: undefined, isKeyed: false }

/**
 * One tab stop for a chart of many marks: arrows walk along them, Enter chooses, Escape lets go.
 * Stays with its mark when new figures put the marks into another order. In a grid of `columns`, up and down
 * go from row to row.
 */
export function useCursor(ids: readonly string[], onChoose?: (at: number) => void, columns = 1): Cursor {
  const [state, setState] = useState<{ id: string | undefined; isKeyed: boolean }>(nothing)
  const found = state.id === undefined ? -1 : ids.indexOf(state.id)
  const at = found === -1 ? null : found
  const onKeyDown = (event: KeyboardEvent) => {
    // With these the arrows belong to the browser, which goes back and forth between pages.
    if (event.altKey || event.metaKey || event.ctrlKey) return
    const next = nextIndex(stepOf(event.key, columns) ?? event.key, at, ids.length)
    if (next !== undefined) {
      event.preventDefault()
      setState({ id: ids[next], isKeyed: true })
    } else if ((event.key === 'Enter' || event.key === ' ') && at !== null && onChoose) {
      event.preventDefault()
      onChoose(at)
    } else if (event.key === 'Escape' && at !== null) {
      // The first Escape only closes the tooltip; the next one leaves the frame.
      event.preventDefault()
      event.stopPropagation()
      setState(nothing)
    }
  }
  const point = (next: number | null) => {
    const id = next === null ? undefined : ids[next]
    if (id !== state.id) setState({ id, isKeyed: false })
  }
  return { at, isKeyed: state.isKeyed, point, keys: { tabIndex: 0, onKeyDown, onBlur: () => point(null) } }
}

/** Where a key leads among `count` marks; undefined for keys that do not move. */
function nextIndex(step: number | string, at: number | null, count: number): number | undefined {
  if (count === 0) return undefined
  if (step === 'Home') return 0
  if (step === 'End') return count - 1
  if (typeof step === 'string') return undefined
  if (at === null) return step > 0 ? 0 : count - 1
  // In a grid, a step past the last row would change the column.
  if (Math.abs(step) > 1 && (at + step < 0 || at + step >= count)) return at
  return Math.max(0, Math.min(count - 1, at + step))
}
