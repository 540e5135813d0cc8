/** The value that the given part of all values does not exceed: 0.95 for the 95th percentile. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)]
  if (value === undefined) throw new Error('A percentile needs at least one value.')
  return value
}

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
