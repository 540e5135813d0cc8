import { normalCdf, normalQuantile } from '../distributions/normal.ts'
import { tCdf, tQuantile } from '../distributions/studentT.ts'
import { quantileOf } from '../numerics/quantileOf.ts'
import { seededRandom } from '../numerics/seededRandom.ts'
import { residualVariance, type FittedModel } from './FittedModel.ts'
import type { ForecastScale } from './forecastScale.ts'

/** The predictive distribution of one future period, in the indicator's unit. */
export interface StepDistribution {
  quantile(p: number): number
  /** P(value >= x). */
  atLeast(x: number): number
}

/** Below this many points the quantiles of Student's t are used. */
const pointsForNormal = 15
/** Paths of a simulated distribution; fewer at the many origins of a back-test, where only coverage is asked. */
export const simulatedPaths = { published: 2000, backTest: 400 } as const

/** Distributions 1 to `horizon` steps ahead: from the variance formula, or from seeded paths with resampled residuals. */
export function stepDistributions(
  model: FittedModel,
  scale: ForecastScale,
  horizon: number,
  seed: number,
  paths: number = simulatedPaths.published,
): StepDistribution[] {
  const steps = Array.from({ length: horizon }, (_, i) => i + 1)
  const se = model.standardError
  if (se) {
    const df = degreesOfFreedom(model)
    return steps.map((h) => shapedDistribution(model.centre(h), se(h), df, scale))
  }
  const columns = simulate(model, horizon, paths, seededRandom(seed))
  return columns.map((sorted) => sampledDistribution(sorted, scale))
}

function degreesOfFreedom(model: FittedModel): number | null {
  const n = model.residuals.length
  return n + 1 < pointsForNormal ? Math.max(1, n - model.parameterCount) : null
}

/** Around a centre on the scale: Student's t with df degrees of freedom, normal where df is null. */
export function shapedDistribution(
  centre: number,
  se: number,
  df: number | null,
  scale: ForecastScale,
): StepDistribution {
  const cdf = (z: number): number => (df === null ? normalCdf(z) : tCdf(z, df))
  return {
    quantile: (p) => scale.from(centre + se * (df === null ? normalQuantile(p) : tQuantile(p, df))),
    atLeast(x) {
      if (se === 0) return scale.from(centre) >= x ? 1 : 0
      return cdf((centre - scaled(x, scale)) / se)
    },
  }
}

// A target of 0 or 100 % lies at the end of the scale, which the distribution never reaches.
export function scaled(x: number, scale: ForecastScale): number {
  const y = scale.to(x)
  return Number.isNaN(y) ? Infinity : Math.max(-1e9, Math.min(1e9, y))
}

function sampledDistribution(sorted: Float64Array, scale: ForecastScale): StepDistribution {
  return {
    quantile: (p) => scale.from(quantileOf(sorted, p)),
    atLeast: (x) => sorted.reduce((count, y) => count + (scale.from(y) >= x ? 1 : 0), 0) / sorted.length,
  }
}

/** Sorted values of all paths, per step. Residuals are centred and blown up for the parameters they were spent on. */
function simulate(model: FittedModel, horizon: number, paths: number, random: () => number): Float64Array[] {
  const { residuals, parameterCount } = model
  const n = residuals.length
  const mean = residuals.reduce((sum, e) => sum + e, 0) / n
  const spread = Math.sqrt(residuals.reduce((sum, e) => sum + (e - mean) ** 2, 0) / n)
  const wanted = Math.sqrt(residualVariance(residuals, parameterCount))
  const pool = residuals.map((e) => (spread > 0 ? ((e - mean) * wanted) / spread : 0))
  const draw = (): number => pool[Math.floor(random() * n)] as number
  const columns = Array.from({ length: horizon }, () => new Float64Array(paths))
  for (let i = 0; i < paths; i++) {
    for (const [h, value] of model.path(horizon, draw).entries()) (columns[h] as Float64Array)[i] = value
  }
  return columns.map((column) => column.sort())
}
