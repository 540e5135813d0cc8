import { compareTwo, type Comparison } from '../confidence/compareTwo.ts'
import { noResult, statistic, type Outcome, type Statistic } from '../outcome.ts'
import { ascending, quantileOf } from '../numerics/quantileOf.ts'
import { sharesOf, weightedMeanOf, type Share, type Subgroup } from './Subgroup.ts'

/** Formulas of WHO, Handbook on Health Inequality Monitoring (2013) and the HEAT technical notes. */
export interface Inequality {
  n: number
  /** mu, weighted by population share (equal shares where populations are missing). */
  mean: number
  /**
   * Highest minus lowest, for favourable and adverse indicators alike: never below 0, as the ratio is never below 1
   * (WHO HEAT, technical notes, for subgroups without an order). Only `par` has the sign of what is wanted.
   */
  difference: number
  /** 95 %, D -+ 1.96 sqrt(se1^2 + se2^2); null without the standard errors of highest and lowest. */
  differenceInterval: [number, number] | null
  /** Highest over lowest. */
  ratio: Statistic
  /** 95 %, on the log scale. */
  ratioInterval: [number, number] | null
  /** Between-group variance, its root, and 100 root/mu. */
  bgv: number
  bgsd: number
  cov: Statistic
  /** Mean difference from the mean and from the best subgroup, in the indicator's unit. */
  mdmw: number
  mdbw: number
  /** Index of disparity, weighted and unweighted, in % of mu. */
  idisw: Statistic
  idisu: Statistic
  /** Theil index and mean log deviation, times 1000. */
  theil: Statistic
  mld: Statistic
  /** 0 (all equal) to 1. */
  gini: Statistic
  /** Population attributable risk, and in % of mu: what would change if all were like the best. */
  par: number
  paf: Statistic
  /** Companions that one state alone does not drive. */
  p90p10: Statistic
  quintileGap: Statistic
  best: string
  worst: string
}

const meanIsZero = 'The mean is 0.'

/** Methods 4(d): absolute and relative measures over subgroups. `slope` says whether high is good. */
export function inequality(
  subgroups: readonly Subgroup[],
  slope: 'Positive' | 'Negative',
): Outcome<Inequality> {
  const shares = sharesOf(subgroups)
  if ('status' in shares) return shares
  const mu = weightedMeanOf(shares)
  const sum = (term: (share: Share) => number): number =>
    shares.reduce((total, share) => total + share.p * term(share), 0)
  const rising = [...shares].sort((a, b) => a.y - b.y)
  const [lowest, highest] = [rising[0] as Share, rising[rising.length - 1] as Share]
  const [best, worst] = slope === 'Positive' ? [highest, lowest] : [lowest, highest]
  const bgv = sum(({ y }) => (y - mu) ** 2)
  const mdmw = sum(({ y }) => Math.abs(y - mu))
  const relative = (value: number): Statistic => statistic((100 * value) / mu, meanIsZero)
  return {
    status: 'ok',
    n: shares.length,
    mean: mu,
    difference: highest.y - lowest.y,
    differenceInterval: comparisonOf(highest, lowest)?.differenceInterval ?? null,
    ratio: statistic(highest.y / lowest.y, 'The lowest value is 0.'),
    ratioInterval: ratioInterval(highest, lowest),
    bgv,
    bgsd: Math.sqrt(bgv),
    cov: relative(Math.sqrt(bgv)),
    mdmw,
    mdbw: sum(({ y }) => Math.abs(y - best.y)),
    idisw: relative(mdmw),
    idisu: relative(shares.reduce((total, { y }) => total + Math.abs(y - mu), 0) / shares.length),
    theil: statistic(1000 * theilOf(shares, mu), meanIsZero),
    mld: mld(shares, mu),
    gini: gini(rising, mu),
    par: best.y - mu,
    paf: relative(best.y - mu),
    p90p10: p90p10(shares),
    quintileGap: quintileGap(rising),
    best: best.name,
    worst: worst.name,
  }
}

function comparisonOf(a: Share, b: Share): Comparison | null {
  const comparison = compareTwo({ value: a.y, se: a.se }, { value: b.y, se: b.se })
  return comparison.status === 'ok' ? comparison : null
}

function ratioInterval(highest: Share, lowest: Share): [number, number] | null {
  const ratio = comparisonOf(highest, lowest)?.ratio
  return ratio?.status === 'ok' ? ratio.interval : null
}

/** sum p r ln r with r = y/mu and 0 ln 0 = 0. Not times 1000. */
export function theilOf(shares: readonly Share[], mu: number): number {
  const total = shares.reduce((sum, { p, y }) => sum + (y > 0 ? p * (y / mu) * Math.log(y / mu) : 0), 0)
  // Equal values leave a rounding error that may be below 0, which no Theil index is.
  return mu > 0 ? Math.max(0, total) : Number.NaN
}

function mld(shares: readonly Share[], mu: number): Statistic {
  if (shares.some(({ y }) => y === 0)) return noResult('not_defined', 'A value of 0 has no logarithm.')
  const total = shares.reduce((sum, { p, y }) => sum - p * Math.log(y / mu), 0)
  return statistic(1000 * Math.max(0, total), meanIsZero)
}

/** sum over i, j of p_i p_j |y_i - y_j| / (2 mu), from sorted values in one pass. */
function gini(rising: readonly Share[], mu: number): Statistic {
  let [weight, weighted, total] = [0, 0, 0]
  for (const { p, y } of rising) {
    total += p * (y * weight - weighted)
    weight += p
    weighted += p * y
  }
  return statistic(Math.max(0, total) / mu, meanIsZero)
}

function p90p10(shares: readonly Share[]): Statistic {
  const sorted = ascending(shares.map(({ y }) => y))
  return statistic(quantileOf(sorted, 0.9) / quantileOf(sorted, 0.1), 'The 10th percentile is 0.')
}

/** Mean of the top fifth of the subgroups minus mean of the bottom fifth. */
function quintileGap(rising: readonly Share[]): Statistic {
  const size = Math.floor(rising.length / 5)
  if (size === 0) return noResult('too_few_points', 'Quintiles need five subgroups.')
  const mean = (some: readonly Share[]): number => some.reduce((sum, { y }) => sum + y, 0) / some.length
  return statistic(mean(rising.slice(-size)) - mean(rising.slice(0, size)), 'The gap is not defined.')
}
