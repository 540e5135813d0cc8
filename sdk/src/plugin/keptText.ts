import { keptCharacters } from '../contracts/bridge.ts'

/** What is kept across an unload, as the text the host remembers; null where it would not take it. */
export function writeKept(kept: ReadonlyMap<string, unknown>): string | null {
  const text = JSON.stringify(Object.fromEntries(kept))
  return text.length > keptCharacters ? null : text
}

/** What was kept before the frame was last unloaded; nothing where the text is none of writeKept(). */
export function readKept(text: string | null): Map<string, unknown> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return new Map(isRecord(kept) ? Object.entries(kept) : [])
  } catch {
    return new Map()
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
