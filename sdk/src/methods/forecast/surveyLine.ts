import { logitStandardError, zOfLevel, type Bounds } from '../confidence/standardError.ts'
import { noResult, type Outcome } from '../outcome.ts'
import type { ForecastScale } from './forecastScale.ts'
import { shapedDistribution, type StepDistribution } from './StepDistribution.ts'

/** Surveys that a line needs. */
export const surveysForLine = 4

export interface SurveyPoint {
  /** On the year axis. */
  at: number
  value: number
  bounds?: Bounds
}

export interface SurveyLine {
  /** Value at the mean time, and change per year, on the forecast scale. */
  level: number
  slope: number
  /** Variance between surveys beyond their sampling errors. */
  tau2: number
  residualSd: number
  /** Centre at a time, on the forecast scale. */
  centre(at: number): number
  distribution(at: number): StepDistribution
}

/**
 * Weighted straight line through surveys of irregular years: weights 1/(se^2 + tau^2) on the forecast scale, tau^2
 * by moments (DerSimonian & Laird 1986, with the line in place of the mean), prediction interval from t_{n-2}.
 * Where a survey has no usable bounds all weigh the same.
 */
export function surveyLine(points: readonly SurveyPoint[], scale: ForecastScale): Outcome<SurveyLine> {
  const n = points.length
  if (n < surveysForLine) {
    return noResult('too_few_points', `A line through surveys needs ${surveysForLine}; there are ${n}.`)
  }
  const times = points.map((point) => point.at)
  const y = points.map((point) => scale.to(point.value))
  const variances = samplingVariances(points, scale)
  const fixed = fitLine(times, y, variances ? variances.map((v) => 1 / v) : y.map(() => 1))
  const tau2 = variances ? excessVariance(fixed, variances) : 0
  const weights = variances ? variances.map((v) => 1 / (v + tau2)) : y.map(() => 1)
  const line = fitLine(times, y, weights)
  const s2 = line.weightedSquares / (n - 2)
  const typicalWeight = weights.reduce((a, b) => a + b, 0) / n
  const centre = (at: number): number => line.level + line.slope * (at - line.centre)
  const variance = (at: number): number =>
    s2 * (1 / typicalWeight + 1 / line.weight + (at - line.centre) ** 2 / line.spread)
  return {
    status: 'ok',
    level: line.level,
    slope: line.slope,
    tau2,
    residualSd: Math.sqrt(s2 / typicalWeight),
    centre,
    distribution: (at) => shapedDistribution(centre(at), Math.sqrt(variance(at)), n - 2, scale),
  }
}

function samplingVariances(points: readonly SurveyPoint[], scale: ForecastScale): number[] | null {
  const variances = points.map(({ bounds }) => {
    if (!bounds) return null
    const se = scale.name === 'logit' ? logitStandardError(bounds) : logStandardError(bounds)
    return se !== null && se > 0 ? se * se : null
  })
  return variances.every((v) => v !== null) ? variances : null
}

function logStandardError({ lower, upper, level }: Bounds): number | null {
  return lower > 0 && lower <= upper ? Math.log(upper / lower) / (2 * zOfLevel(level)) : null
}

interface Line {
  level: number
  slope: number
  centre: number
  weight: number
  spread: number
  weightedSquares: number
  weights: readonly number[]
  times: readonly number[]
}

function fitLine(times: readonly number[], y: readonly number[], weights: readonly number[]): Line {
  const sum = (term: (i: number) => number): number => times.reduce((total, _, i) => total + term(i), 0)
  const w = (i: number): number => weights[i] as number
  const weight = sum(w)
  const centre = sum((i) => w(i) * (times[i] as number)) / weight
  const level = sum((i) => w(i) * (y[i] as number)) / weight
  const away = (i: number): number => (times[i] as number) - centre
  const spread = sum((i) => w(i) * away(i) ** 2)
  const slope = sum((i) => w(i) * away(i) * (y[i] as number)) / spread
  const weightedSquares = sum((i) => w(i) * ((y[i] as number) - level - slope * away(i)) ** 2)
  return { level, slope, centre, weight, spread, weightedSquares, weights, times }
}

function excessVariance(line: Line, variances: readonly number[]): number {
  const n = variances.length
  const leverage = line.times.map(
    (at, i) => (line.weights[i] as number) * (1 / line.weight + (at - line.centre) ** 2 / line.spread),
  )
  // E(Q) = (n - 2) + tau^2 * sum of w (1 - leverage).
  const scaling = line.weights.reduce((sum, w, i) => sum + w * (1 - (leverage[i] as number)), 0)
  return Math.max(0, (line.weightedSquares - (n - 2)) / scaling)
}
