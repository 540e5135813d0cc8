import type { Coverage, Indicator } from '@msdat/sdk'
import { independentSources, periodToYears, type Figure } from '@msdat/sdk/kit'

type Links = NonNullable<Coverage['lineage']>

/** What a figure did since the round of its source before it. */
export interface Change {
  before: Figure
  difference: number
  /** Null where one of the two has no interval, so nobody can tell. */
  isMoreThanChance: boolean | null
}

/** The change since the same source's last round; null for its first one. Months compare with months. */
export function changeSince(figure: Figure, figures: readonly Figure[]): Change | null {
  const earlier = figures
    .filter(({ datasource, location }) => datasource === figure.datasource && location === figure.location)
    .filter(({ period }) => period.length === figure.period.length && period < figure.period)
    .sort((one, other) => other.period.localeCompare(one.period))
  const [before] = earlier
  if (!before) return null
  const difference = figure.value - before.value
  return { before, difference, isMoreThanChance: isMoreThanChance(before, figure) }
}

/**
 * Whether two independent estimates differ at the level of their intervals: the difference against the root of the
 * summed squares of the halves that face each other (Zou & Donner 2008, for intervals that need not be symmetric).
 */
function isMoreThanChance(before: Figure, after: Figure): boolean | null {
  const [low, high] = before.value <= after.value ? [before, after] : [after, before]
  const bounds = [before.lower, before.upper, after.lower, after.upper]
  if (bounds.includes(null) || low.upper === null || high.lower === null) return null
  return high.value - low.value > Math.hypot(low.upper - low.value, high.value - high.lower)
}

export interface Rank {
  at: number
  of: number
}

/** Where a place stands among those with a figure, the best first; the highest first without a direction. */
export function rankAmong(
  place: number,
  figures: readonly Pick<Figure, 'location' | 'value'>[],
  slope: Indicator['desirable_slope'],
): Rank | null {
  const own = figures.find(({ location }) => location === place)
  if (!own) return null
  const better = figures.filter(({ value }) => (slope === 'Negative' ? value < own.value : value > own.value))
  return { at: better.length + 1, of: figures.length }
}

export interface Agreement {
  /** Sources beside the one looked at that are independent of it and of each other. */
  others: number[]
  agreeing: number[]
}

interface Compared {
  figure: Figure
  figures: readonly Figure[]
  links: Links
  /** Years that figures may lie apart and still be of one time. */
  window: number
  isPercentage: boolean
}

/** Which independent sources have a figure of about the same time, and which of them say the same. */
export function agreementWith({ figure, figures, links, window, isPercentage }: Compared): Agreement {
  const nearest = nearestBySource(figure, figures, window)
  const kept = independentSources([figure.datasource, ...nearest.keys()], links, figure.datasource)
  const others = kept.filter((id) => id !== figure.datasource)
  const agreeing = others.filter((id) => {
    const other = nearest.get(id)
    return other !== undefined && doAgree(figure, other, isPercentage)
  })
  return { others, agreeing }
}

function nearestBySource(figure: Figure, figures: readonly Figure[], window: number): Map<number, Figure> {
  const at = periodToYears(figure.period)
  const apart = ({ period }: Figure) => Math.abs(periodToYears(period) - at)
  const nearest = new Map<number, Figure>()
  for (const other of figures) {
    if (other.location !== figure.location || apart(other) > window) continue
    const known = nearest.get(other.datasource)
    if (!known || apart(other) < apart(known)) nearest.set(other.datasource, other)
  }
  return nearest
}

/** Points that two percentages may differ by, and the share by which other figures may, where no interval is known. */
export const tolerance = { points: 5, share: 0.1 }

/** Whether the interval of either holds the other or meets its interval; without any, whether they lie close. */
function doAgree(one: Figure, other: Figure, isPercentage: boolean): boolean {
  const hasInterval = [one, other].some(({ lower, upper }) => lower !== null && upper !== null)
  const room = isPercentage
    ? tolerance.points
    : tolerance.share * Math.max(Math.abs(one.value), Math.abs(other.value))
  if (!hasInterval) return Math.abs(one.value - other.value) <= room
  const lowerOf = ({ lower, value }: Figure) => lower ?? value
  const upperOf = ({ upper, value }: Figure) => upper ?? value
  return lowerOf(one) <= upperOf(other) && lowerOf(other) <= upperOf(one)
}
