import type { Coverage } from '@msdat/sdk'
import { agreementOf, type Agreement } from '../../methods/confidence/agreement.ts'
import type { Figure } from '../values/readFigures.ts'

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

interface Compared {
  figure: Figure
  figures: readonly Figure[]
  links: Links
  /** Years that figures may lie apart and still be of one time. */
  window: number
  isPercentage: boolean
}

/** Which independent sources have a figure of the place at about the same time, and which of them say the same. */
export function agreementWith({ figure, figures, ...terms }: Compared): Agreement {
  const ofPlace = figures.filter(({ location }) => location === figure.location)
  return agreementOf(figure, ofPlace, terms)
}
