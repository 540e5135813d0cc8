import { LocalKeep } from './LocalKeep.ts'

/** A keep for tests that lives as long as they do. */
export function memoryKeep(): LocalKeep {
  const entries = new Map<string, string>()
  return new LocalKeep({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  })
}
