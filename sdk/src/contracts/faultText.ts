// Nothing here may need a library: the shell of every frame carries it.

/** Longest text of a fault that a host takes from a frame, in characters. */
export const faultTextLength = 2000

/** What a frame tells its host of a fault: where it came about, if that is known. */
export function faultText(error: unknown): string {
  const text = String(error instanceof Error ? (error.stack ?? error.message) : error)
  return text.slice(0, faultTextLength)
}
