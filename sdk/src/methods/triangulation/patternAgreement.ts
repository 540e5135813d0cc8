import { mean, sampleStandardDeviation } from 'simple-statistics'
import { z95 } from '../distributions/normal.ts'
import { noResult, type Outcome } from '../outcome.ts'

/** Exact pairs in time, or places at one period, that a pattern needs. */
export const pairsForPattern = { times: 5, places: 10 } as const

export interface PatternAgreement {
  score: number
  n: number
  /** Lin's concordance correlation coefficient, -1 to 1. */
  concordance: number
  /** Its 95 % interval by Fisher's z; null where it is not defined. */
  interval: [lower: number, upper: number] | null
  blandAltman: BlandAltman
}

export interface BlandAltman {
  /** Mean of y - x, and bias -+ 1.96 SD of the differences, in the indicator's unit. */
  bias: number
  lower: number
  upper: number
  /** Slope of the differences on the means: away from 0 the bias grows with the level. Null without spread. */
  proportionalBias: number | null
}

/**
 * Metric 5: 100 max(0, rho_c), rho_c = 2 s_xy/(s_x^2 + s_y^2 + (xbar - ybar)^2) with 1/n moments
 * (Lin, Biometrics 45 (1989) 255-268). Where neither source varies it says so, and the level metric stands alone.
 */
export function patternAgreement(
  x: readonly number[],
  y: readonly number[],
  needed: number = pairsForPattern.times,
): Outcome<PatternAgreement> {
  const n = x.length
  if (n < needed) return noResult('too_few_points', `A pattern needs ${needed} exact pairs; there are ${n}.`)
  const moments = momentsOf(x, y)
  const concordance = (2 * moments.xy) / (moments.xx + moments.yy + (moments.meanX - moments.meanY) ** 2)
  if (moments.isFlat || !Number.isFinite(concordance)) {
    return noResult('no_variation', 'Neither source varies, so there is no pattern to compare.')
  }
  return {
    status: 'ok',
    score: 100 * Math.min(1, Math.max(0, concordance)),
    n,
    concordance,
    interval: fisherInterval(concordance, moments, n),
    blandAltman: blandAltman(x, y),
  }
}

interface Moments {
  meanX: number
  meanY: number
  xx: number
  yy: number
  xy: number
  isFlat: boolean
}

function momentsOf(x: readonly number[], y: readonly number[]): Moments {
  const [meanX, meanY] = [mean([...x]), mean([...y])]
  const average = (term: (i: number) => number): number => mean(x.map((_, i) => term(i)))
  const atX = (i: number): number => (x[i] as number) - meanX
  const atY = (i: number): number => (y[i] as number) - meanY
  return {
    meanX,
    meanY,
    xx: average((i) => atX(i) ** 2),
    yy: average((i) => atY(i) ** 2),
    xy: average((i) => atX(i) * atY(i)),
    isFlat: x.every((value) => value === x[0]) && y.every((value) => value === y[0]),
  }
}

/** Lin's variance of the z-transformed coefficient (1989, corrected 2000), null at the edges where it fails. */
function fisherInterval(c: number, moments: Moments, n: number): [number, number] | null {
  const r = moments.xy / Math.sqrt(moments.xx * moments.yy)
  if (!(Math.abs(c) < 1 && Math.abs(r) > 0 && Math.abs(r) < 1 && n > 2)) return null
  const shift = (moments.meanX - moments.meanY) ** 2 / Math.sqrt(moments.xx * moments.yy)
  const square = c * c
  const variance =
    (((1 - r * r) * square) / ((1 - square) * r * r) +
      (2 * c ** 3 * (1 - c) * shift) / (r * (1 - square) ** 2) -
      (c ** 4 * shift * shift) / (2 * r * r * (1 - square) ** 2)) /
    (n - 2)
  if (!(variance >= 0 && Number.isFinite(variance))) return null
  const half = z95 * Math.sqrt(variance)
  return [Math.tanh(Math.atanh(c) - half), Math.tanh(Math.atanh(c) + half)]
}

/** Bland & Altman, Lancet 327 (1986) 307-310. At least two pairs. */
export function blandAltman(x: readonly number[], y: readonly number[]): BlandAltman {
  const differences = x.map((value, i) => (y[i] as number) - value)
  const means = x.map((value, i) => ((y[i] as number) + value) / 2)
  const bias = mean(differences)
  const half = z95 * (differences.length > 1 ? sampleStandardDeviation(differences) : 0)
  const centre = mean(means)
  const spread = means.reduce((sum, m) => sum + (m - centre) ** 2, 0)
  const slope =
    means.reduce((sum, m, i) => sum + (m - centre) * ((differences[i] as number) - bias), 0) / spread
  return {
    bias,
    lower: bias - half,
    upper: bias + half,
    proportionalBias: Number.isFinite(slope) ? slope : null,
  }
}
