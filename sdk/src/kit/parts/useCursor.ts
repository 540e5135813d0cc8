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

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** One tab stop for a chart of many marks: arrows walk along them, Enter chooses, Escape lets go. */
export function useCursor(count: number, onChoose?: (at: number) => void): Cursor {
  const [state, setState] = useState<{ at: number | null; isKeyed: boolean }>({ at: null, isKeyed: false })
  const at = state.at !== null && state.at < count ? state.at : null
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, at, count)
    if (next !== undefined) {
      event.preventDefault()
      setState({ at: next, isKeyed: true })
    } else if ((event.key === 'Enter' || event.key === ' ') && at !== null && onChoose) {
      event.preventDefault()
      onChoose(at)
    } else if (event.key === 'Escape' && at !== null) {
      // The first Escape only closes the tooltip; the next one leaves the frame.
      event.preventDefault()
      event.stopPropagation()
      setState({ at: null, isKeyed: false })
    }
  }
  const point = (next: number | null) => {
    if (next !== state.at) setState({ at: next, isKeyed: false })
  }
  return { at, isKeyed: state.isKeyed, point, keys: { tabIndex: 0, onKeyDown, onBlur: () => point(null) } }
}

/** Where a key leads among `count` marks; undefined for keys that do not move. */
export function nextIndex(key: string, at: number | null, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  if (step === undefined) return undefined
  if (at === null) return step > 0 ? 0 : count - 1
  return Math.max(0, Math.min(count - 1, at + step))
}
