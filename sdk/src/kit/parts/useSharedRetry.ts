import { useEffect, useId, useRef, useSyncExternalStore } from 'react'

type Retry = () => void

/** What failed in this frame and can be asked for again, in the order in which it failed. */
const waiting = new Map<string, () => Retry | undefined>()
const listeners = new Set<() => void>()
const firstId = (): string | undefined => waiting.keys().next().value

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const announce = (): void => listeners.forEach((listener) => listener())

/** One server error fails many cards: the first of them offers to try again, for all. */
export function useSharedRetry(retry: Retry | undefined): { isFirst: boolean; retryAll: Retry } {
  const id = useId()
  const newest = useRef(retry)
  useEffect(() => {
    newest.current = retry
  })
  const canRetry = retry !== undefined
  useEffect(() => {
    if (!canRetry) return
    waiting.set(id, () => newest.current)
    announce()
    return () => {
      waiting.delete(id)
      announce()
    }
  }, [id, canRetry])
  const first = useSyncExternalStore(subscribe, firstId, () => undefined)
  return {
    isFirst: first === undefined || first === id,
    retryAll: () => [...waiting.values()].forEach((ask) => ask()?.()),
  }
}
