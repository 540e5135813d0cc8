import { statistic, type Outcome, type Statistic } from '../outcome.ts'
import { sharesOf, weightedMeanOf, type Subgroup } from './Subgroup.ts'

export interface OrderedInequality {
  /** Slope index of inequality: predicted top minus predicted bottom, in the indicator's unit. */
  sii: number
  /** Relative index: predicted top over predicted bottom. */
  rii: Statistic
  /** Absolute and relative concentration index; positive where the better-off have more. */
  aci: number
  rci: Statistic
}

/**
 * For ordered subgroups only (wealth, education), given from the most disadvantaged up. SII by weighted regression
 * on the midpoint of the cumulated population share; ACI = sum p (2 X - 1) y, RCI = ACI/mu (WHO HEAT notes).
 */
export function orderedInequality(subgroups: readonly Subgroup[]): Outcome<OrderedInequality> {
  const shares = sharesOf(subgroups)
  if ('status' in shares) return shares
  let below = 0
  const ranked = shares.map(({ p, y }) => ({ p, y, rank: (below += p) - p / 2 }))
  const mu = weightedMeanOf(shares)
  const spread = ranked.reduce((sum, { p, rank }) => sum + p * (rank - 0.5) ** 2, 0)
  const slope = ranked.reduce((sum, { p, y, rank }) => sum + p * (rank - 0.5) * (y - mu), 0) / spread
  const bottom = mu - slope / 2
  const aci = ranked.reduce((sum, { p, y, rank }) => sum + p * (2 * rank - 1) * y, 0)
  return {
    status: 'ok',
    sii: slope,
    rii:
      bottom > 0
        ? statistic((mu + slope / 2) / bottom, 'The bottom is 0.')
        : statistic(Number.NaN, 'The line falls below 0 at the bottom.'),
    aci,
    rci: statistic(aci / mu, 'The mean is 0.'),
  }
}
