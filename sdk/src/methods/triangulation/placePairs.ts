import { lowestExpectedLevel, type SourceSeries } from './Observation.ts'
import type { Steps } from '../steps.ts'
import { prepareSeries } from './prepareSeries.ts'
import { discrepancy, toleranceOf, type Tolerance } from './tolerance.ts'

/** One state in both sources. */
interface StatePair {
  /** Location id. */
  location: number
  x: number
  y: number
  tolerance: number
  /** |x - y| in tolerances. */
  discrepancy: number
}

/** The states of one period, side by side. */
export interface StatePanel {
  period: string
  pairs: StatePair[]
}

/**
 * The same states in both sources at one period, shown beside the nation and used by the pattern metric: the period
 * with the most states, the later one of two with as many. Null where a place is fixed or no state meets.
 */
export function* placePairs(
  primary: SourceSeries,
  comparator: SourceSeries,
  settings: { currentYear: number; tolerance?: Tolerance },
): Steps<StatePanel | null> {
  if (!primary.places || !comparator.places) return null
  const panels = new Map<string, StatePanel>()
  const options = { unit: primary.unit, currentYear: settings.currentYear, yearly: true }
  for (const { location, level, observations } of primary.places) {
    if (level !== lowestExpectedLevel) continue
    yield
    const same = comparator.places.find((place) => place.location === location)
    const theirs = prepareSeries(same?.observations ?? [], options).points
    for (const { period, value: x } of prepareSeries(observations, options).points) {
      const y = theirs.find((one) => one.period === period)?.value
      if (y === undefined) continue
      const panel = panels.get(period) ?? { period, pairs: [] }
      const tolerance = toleranceOf(x, y, primary.unit, settings.tolerance)
      panel.pairs.push({ location, x, y, tolerance, discrepancy: discrepancy(x - y, tolerance) })
      panels.set(period, panel)
    }
  }
  const fullest = [...panels.values()].sort(
    (a, b) => b.pairs.length - a.pairs.length || b.period.localeCompare(a.period),
  )
  return fullest[0] ?? null
}
