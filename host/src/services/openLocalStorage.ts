/** Null where the visitor forbids storage: there, even reading `localStorage` throws. */
export function openLocalStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
