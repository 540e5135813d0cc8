import type { SourceSeries } from './Observation.ts'
import { pairsForPattern } from './patternAgreement.ts'
import { prepareSeries } from './prepareSeries.ts'

const stateLevel = 3

/**
 * Values of the same states in both sources at one period, for the pattern metric: the period with the most
 * places, the later one of two with as many. Null where a place is fixed or too few places meet.
 */
export function placePairs(
  primary: SourceSeries,
  comparator: SourceSeries,
  currentYear: number,
): { period: string; x: number[]; y: number[] } | null {
  if (!primary.places || !comparator.places) return null
  const meeting = new Map<string, { period: string; x: number[]; y: number[] }>()
  const options = { unit: primary.unit, currentYear, yearly: true }
  for (const { location, level, observations } of primary.places) {
    if (level !== stateLevel) continue
    const same = comparator.places.find((place) => place.location === location)
    const theirs = prepareSeries(same?.observations ?? [], options).points
    for (const point of prepareSeries(observations, options).points) {
      const other = theirs.find((one) => one.period === point.period)
      if (!other) continue
      const pairs = meeting.get(point.period) ?? { period: point.period, x: [], y: [] }
      pairs.x.push(point.value)
      pairs.y.push(other.value)
      meeting.set(point.period, pairs)
    }
  }
  const best = [...meeting.values()].sort(
    (a, b) => b.x.length - a.x.length || b.period.localeCompare(a.period),
  )[0]
  return best && best.x.length >= pairsForPattern.places ? best : null
}
