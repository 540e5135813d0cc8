import { apply } from './natives.ts'

/** Whether a getter is one of this object's kind, which nothing else can call itself. */
export function isOf(getter: () => unknown, object: unknown): boolean {
  try {
    apply(getter, object, [])
    return true
  } catch {
    return false
  }
}
