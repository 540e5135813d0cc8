import { describePlaces, type PlaceValue } from './describe.ts'

/** Five numbers for a box plot. Whiskers end at the last value within 1.5 times the middle half (Tukey 1977). */
export interface BoxSummary {
  n: number
  lowest: number
  lowerQuartile: number
  median: number
  upperQuartile: number
  highest: number
  outliers: { label: string; value: number }[]
}

/** Null where no place has a value. */
export function boxSummary(places: readonly PlaceValue[]): BoxSummary | null {
  const described = describePlaces(places)
  if (described.status !== 'ok') return null
  const { n, q1, q3, iqr, median } = described
  const known = places.flatMap(({ name, value }) => (value === null ? [] : [{ label: name, value }]))
  const isInside = ({ value }: { value: number }) => value >= q1 - 1.5 * iqr && value <= q3 + 1.5 * iqr
  const inside = known.filter(isInside).map(({ value }) => value)
  return {
    n,
    lowest: Math.min(...inside),
    lowerQuartile: q1,
    median,
    upperQuartile: q3,
    highest: Math.max(...inside),
    outliers: known.filter((one) => !isInside(one)),
  }
}

/** A box of all places, then one of each group in the order in which these come; without a value there is no box. */
export function boxSummaries(
  places: readonly (PlaceValue & { group: string })[],
  whole: string,
): (BoxSummary & { id: string; label: string })[] {
  const groups = [...new Set(places.map(({ group }) => group))]
  const boxOf = (label: string, members: readonly PlaceValue[]) => {
    const box = boxSummary(members)
    return box ? [{ id: label, label, ...box }] : []
  }
  const ofGroup = (group: string) => places.filter((one) => one.group === group)
  return [...boxOf(whole, places), ...groups.flatMap((group) => boxOf(group, ofGroup(group)))]
}
