import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { currentFrame } from './currentFrame.ts'
import { StoredValue } from './StoredValue.ts'

/**
 * A value the plugin keeps in this browser under `key`, as JSON; `initial` until one was kept.
 * Where the visitor has taken back `storage`, it works and is forgotten with the page.
 */
export function useStored<Value>(key: string, initial: Value): [Value, (next: Value) => void] {
  const stored = useStoredValue(key, initial)
  useEffect(() => void stored.read(), [stored])
  const value = useSyncExternalStore(stored.subscribe, stored.get, stored.get)
  return [value, stored.set]
}

/** The same object as long as the key is the same; another key begins anew. */
function useStoredValue<Value>(key: string, initial: Value): StoredValue<Value> {
  const [known, setKnown] = useState(() => new StoredValue(key, initial))
  if (known.key === key) return known
  const next = new StoredValue(key, initial)
  setKnown(next)
  return next
}

/**
 * Like useState, but survives when the host unloads the frame and starts it again in this visit.
 * The value is kept as JSON, up to 64 kB for all keys together.
 */
export function useKept<Value>(key: string, initial: Value): [Value, (next: Value) => void] {
  const { kept } = currentFrame()
  const [value, setValue] = useState(() => (kept.has(key) ? (kept.get(key) as Value) : initial))
  const keep = useCallback(
    (next: Value) => {
      kept.set(key, next)
      setValue(next)
    },
    [kept, key],
  )
  return [value, keep]
}
