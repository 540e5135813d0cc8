import { useCallback, useEffect, useState } from 'react'
import { currentFrame } from './currentFrame.ts'

/**
 * A value the plugin keeps in this browser under `key`, as JSON; `initial` until one was kept.
 * Where the visitor has taken back `storage`, it works and is forgotten with the page.
 */
export function useStored<Value>(key: string, initial: Value): [Value, (next: Value) => void] {
  const [value, setValue] = useState(initial)
  useEffect(() => {
    let isCurrent = true
    const read = async (): Promise<void> => {
      const reply = await currentFrame().link.call('storage.get', { key })
      if (isCurrent && reply.ok && reply.value !== null) setValue(reply.value as Value)
    }
    void read()
    return () => void (isCurrent = false)
  }, [key])
  const keep = useCallback(
    (next: Value) => {
      setValue(next)
      void currentFrame().link.call('storage.set', { key, value: next })
    },
    [key],
  )
  return [value, keep]
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
