import { apply } from './natives.ts'

// Taken before a plugin can put another in its place.
const { getPrototypeOf } = Reflect
const ofWrongKind = TypeError.prototype

/** Whether a getter is one of this object's kind, which nothing else can call itself. Throws at the end of the stack. */
export function isOf(getter: () => unknown, object: unknown): boolean {
  try {
    apply(getter, object, [])
    return true
  } catch (error) {
    if (getPrototypeOf(error as object) === ofWrongKind) return false
    throw error
  }
}
