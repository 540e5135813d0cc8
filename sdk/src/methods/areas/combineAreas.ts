/** How the values of areas make one of the whole they are parts of. */
export type WayToCombine = 'mean' | 'sum'

/**
 * People add up, and rates of any base have a mean. Another plain number may be a count or a mean itself; nothing
 * in the data tells which, so null: such a whole stays empty.
 */
export function wayToCombine(
  { indicator_type }: { indicator_type: string },
  factor: { multiplier_factor: number } | undefined,
): WayToCombine | null {
  if (indicator_type === 'Population') return 'sum'
  return factor && factor.multiplier_factor > 1 ? 'mean' : null
}

/** Whether so many of the parts are enough: part of a sum is no total, while a mean can do without some. */
export function areEnough(have: number, of: number, way: WayToCombine): boolean {
  return have > 0 && (way === 'mean' || have === of)
}

/** A value that was made from those of the parts. */
export interface Combined {
  value: number
  how: 'sum' | 'population-weighted mean' | 'plain mean'
  /** Parts with a value, of how many there are. */
  used: number
  of: number
}

/**
 * What the parts make of a whole without a published value: their sum, or their mean, weighted by population where
 * that is known for every part used, else plain. Null where too few parts have a value.
 */
export function combineAreas(
  parts: readonly { value: number | null; population?: number | null }[],
  way: WayToCombine,
): Combined | null {
  const used = parts.flatMap(({ value, population }) =>
    value === null ? [] : [{ value, population: population ?? 0 }],
  )
  if (!areEnough(used.length, parts.length, way)) return null
  const isWeighted = way === 'mean' && used.every(({ population }) => population > 0)
  const weighted = used.map(({ value, population }) => ({ value, weight: isWeighted ? population : 1 }))
  const sum = weighted.reduce((total, { value, weight }) => total + weight * value, 0)
  const counts = { used: used.length, of: parts.length }
  if (way === 'sum') return { ...counts, value: sum, how: 'sum' }
  const weight = weighted.reduce((total, one) => total + one.weight, 0)
  return { ...counts, value: sum / weight, how: isWeighted ? 'population-weighted mean' : 'plain mean' }
}
