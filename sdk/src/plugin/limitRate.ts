import { apply } from './natives.ts'

/** Answers a function that counts its calls, and says whether there were more than so many within that time. */
export function limitRate(
  { performance: clock }: typeof globalThis,
  most: number,
  withinMs: number,
): () => boolean {
  const { now } = clock
  let since = -Infinity
  let calls = 0
  return () => {
    const at = apply(now, clock, [])
    if (at - since > withinMs) {
      since = at
      calls = 0
    }
    calls += 1
    return calls > most
  }
}
