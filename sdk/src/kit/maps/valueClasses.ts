import { niceStep, roundOff } from '../chartFrame/scale.ts'

export interface ValueClass {
  from: number
  to: number
}

/** Classes of equal width with round bounds, from the least value to the greatest; none without values. */
export function valueClasses(values: readonly number[], count = 5): ValueClass[] {
  if (values.length === 0) return []
  const lowest = Math.min(...values)
  const highest = Math.max(...values)
  const step = niceStep(highest - lowest || Math.abs(highest) || 1, count)
  const first = Math.floor(lowest / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(highest / step - 1e-9))
  return Array.from({ length: last - first }, (_, at) => ({
    from: roundOff((first + at) * step),
    to: roundOff((first + at + 1) * step),
  }))
}

/** Which class a value is in. A bound belongs to the class above it, the very last to the last class. */
export function classOf(value: number, classes: readonly ValueClass[]): number {
  const at = classes.findIndex(({ to }) => value < to)
  return at === -1 ? classes.length - 1 : at
}

/** Spreads `count` classes over a ramp of seven, so that few classes still use its whole range. */
export function rampStep(at: number, count: number): number {
  return count <= 1 ? 4 : 1 + Math.round((at * 6) / (count - 1))
}
