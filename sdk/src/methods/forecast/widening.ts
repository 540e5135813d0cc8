import type { ForecastScale } from './forecastScale.ts'
import { scaled, type StepDistribution } from './StepDistribution.ts'

/** Wider than this an interval says nothing, and from fewer forecasts nothing is learnt about it. */
const wideningRules = { most: 5, leastForecasts: 5, wanted: 0.95 } as const

/** How far out a value lies on the modelling scale, where 0 is the median and 1 the edge of the 95 % interval. */
export function excessOf(actual: number, step: StepDistribution, scale: ForecastScale): number {
  const [lower, middle, upper] = [0.025, 0.5, 0.975].map((p) => scaled(step.quantile(p), scale))
  const away = scaled(actual, scale) - (middle as number)
  const half = away < 0 ? (middle as number) - (lower as number) : (upper as number) - (middle as number)
  if (away === 0) return 0
  return half > 0 ? Math.abs(away) / half : Infinity
}

/**
 * The factor by which intervals must grow to hold 95 % of the values of a back-test (split conformal prediction,
 * Vovk, Gammerman & Shafer 2005): never below 1, never above 5, and 1 with fewer than five forecasts.
 */
export function wideningFor(excesses: readonly number[]): number {
  const n = excesses.length
  const inside = excesses.filter((excess) => excess <= 1).length
  if (n < wideningRules.leastForecasts || inside >= wideningRules.wanted * n) return 1
  const rising = [...excesses].sort((a, b) => a - b)
  const rank = Math.min(n, Math.ceil(wideningRules.wanted * (n + 1)))
  return Math.min(wideningRules.most, Math.max(1, rising[rank - 1] as number))
}

/** The distribution with every quantile so many times as far from the median, on the modelling scale. */
export function widened(step: StepDistribution, factor: number, scale: ForecastScale): StepDistribution {
  if (factor === 1) return step
  const middle = scaled(step.quantile(0.5), scale)
  const from = (x: number, times: number) => scale.from(middle + (scaled(x, scale) - middle) * times)
  return {
    quantile: (p) => from(step.quantile(p), factor),
    atLeast: (x) => step.atLeast(from(x, 1 / factor)),
  }
}
