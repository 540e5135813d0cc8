/** A round step that divides a span into about `count` parts. */
export function niceStep(span: number, count: number): number {
  if (!(span > 0)) return 1
  const raw = span / count
  const power = 10 ** Math.floor(Math.log10(raw))
  const rest = raw / power
  // Ticks have one decimal: of 0.25, 0.5 and 0.75 it would make 0.3, 0.5 and 0.8.
  const factor = [1, 2, ...(power < 1 ? [] : [2.5]), 5].find((step) => rest <= step * 1.0001) ?? 10
  return factor * power
}

export interface ValueAxis {
  min: number
  max: number
  ticks: number[]
}

/** An axis for lengths: it always holds 0, and all the given values. */
export function valueAxis(values: readonly number[], count = 5): ValueAxis {
  const lowest = Math.min(0, ...values)
  const highest = Math.max(0, ...values)
  const step = niceStep(highest - lowest || 1, count)
  const min = Math.floor(lowest / step + 1e-9) * step
  const max = Math.max(min + step, Math.ceil(highest / step - 1e-9) * step)
  return axisOf(min, max, step)
}

function axisOf(min: number, max: number, step: number): ValueAxis {
  const count = Math.round((max - min) / step) + 1
  const ticks = Array.from({ length: count }, (_, at) => roundOff(min + at * step))
  return { min: roundOff(min), max: roundOff(max), ticks }
}

/** Of the farthest value: what lies nearer to 0 has that on its axis. */
const nearZero = 1 / 3

/** An axis for positions, not for lengths: as wide as the values need, and from 0 only where that is near. */
export function looseAxis(values: readonly number[], count = 5): ValueAxis {
  if (values.length === 0) return valueAxis([], count)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const lowest = least > 0 && least <= most * nearZero ? 0 : least
  const highest = most < 0 && most >= least * nearZero ? 0 : most
  const span = highest - lowest || Math.abs(highest) || 1
  const step = niceStep(span, count)
  const min = Math.floor(lowest / step + 1e-9) * step
  const max = Math.max(min + step, Math.ceil(highest / step - 1e-9) * step)
  return axisOf(min, max, step)
}

/** From a value to pixels along a length; upwards, the greatest value is at 0. */
export function linear({ min, max }: Pick<ValueAxis, 'min' | 'max'>, length: number, isUpwards = false) {
  return (value: number): number => {
    const share = (value - min) / (max - min || 1)
    return length * (isUpwards ? 1 - share : share)
  }
}

/** From a size to a radius, so that areas and not widths stand for sizes. */
export function areaScale(sizes: readonly number[], mostRadius: number, leastRadius = 3) {
  const greatest = Math.max(0, ...sizes)
  return (size: number): number =>
    greatest > 0 ? Math.max(leastRadius, mostRadius * Math.sqrt(Math.max(0, size) / greatest)) : leastRadius
}

/** Whole years between two moments, at most `count` of them and evenly spaced; never one alone on an axis of several. */
export function yearTicks(from: number, to: number, count: number): number[] {
  const first = Math.ceil(from)
  const last = Math.floor(to)
  if (last < first) return [Math.round((from + to) / 2)]
  const ticks = [1, 2, 5, 10, 20, 25, 50, 100]
    .map((step) => multiplesOf(step, first, last))
    .find(({ length }) => length <= Math.max(2, count))
  return ticks && ticks.length > 1 ? ticks : [...new Set([first, last])]
}

function multiplesOf(step: number, first: number, last: number): number[] {
  const multiples: number[] = []
  for (let year = Math.ceil(first / step) * step; year <= last; year += step) multiples.push(year)
  return multiples
}

/** Without the last digits, where steps such as 0.1 leave their traces: 0.30000000000000004. */
export function roundOff(value: number): number {
  return Number(value.toPrecision(12))
}
