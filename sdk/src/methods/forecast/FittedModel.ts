/** A model fitted to a series on the forecast scale. */
export interface FittedModel {
  name: ModelName
  /** Estimated numbers, named, for the model card. */
  parameters: Record<string, number>
  /** How many numbers were estimated, the error variance not counted. */
  parameterCount: number
  /** One-step errors from the second value on: the same span for every model, so that AICc compares. */
  residuals: readonly number[]
  /** Centre of the forecast h steps ahead. */
  centre(h: number): number
  /** Standard error h steps ahead; null where the intervals come from simulated paths. */
  standardError: ((h: number) => number) | null
  /** One future path of the given length, errors drawn by the given function. */
  path(length: number, drawError: () => number): number[]
}

/** Candidates from the simplest to the richest: of two that do as well the earlier is taken. */
const modelNames = [
  'naive',
  'drift',
  'SES',
  'ARIMA(0,1,1)',
  'ARIMA(1,1,0)',
  'damped trend',
  'seasonal naive',
  'damped trend, seasonal',
] as const
type ModelName = (typeof modelNames)[number]

/** Fits one kind of model; null where the series is too short for it. */
export type FitModel = (y: readonly number[]) => FittedModel | null

/** Residual variance with its degrees of freedom, at least one. */
export function residualVariance(residuals: readonly number[], parameterCount: number): number {
  const sum = residuals.reduce((total, e) => total + e * e, 0)
  return sum / Math.max(1, residuals.length - parameterCount)
}

/** AICc of a model with Gaussian errors (FPP3 8.6); Infinity where it has too many parameters for the series. */
export function aicc(model: FittedModel): number {
  const n = model.residuals.length
  const k = model.parameterCount + 1
  if (n - k - 1 <= 0) return Infinity
  const mse = model.residuals.reduce((total, e) => total + e * e, 0) / n
  // A perfect fit has no likelihood; the floor keeps the comparison finite.
  return n * Math.log(Math.max(mse, 1e-12)) + 2 * k + (2 * k * (k + 1)) / (n - k - 1)
}
