import { residualVariance, type FitModel, type FittedModel } from './FittedModel.ts'

const last = (y: readonly number[]): number => y[y.length - 1] as number
const steps = (y: readonly number[]): number[] => y.slice(1).map((value, i) => value - (y[i] as number))

/** The last value goes on. Var = s^2 h (FPP3 5.5). */
export const fitNaive: FitModel = (y) => {
  if (y.length < 2) return null
  const residuals = steps(y)
  const s2 = residualVariance(residuals, 0)
  return walk('naive', y, residuals, 0, {}, (h) => Math.sqrt(s2 * h))
}

/** The mean step goes on; equals ARIMA(0,1,0) with a constant. Var = s^2 h (1 + h/(T - 1)) (FPP3 5.5). */
export const fitDrift: FitModel = (y) => {
  if (y.length < 3) return null
  const drift = (last(y) - (y[0] as number)) / (y.length - 1)
  const residuals = steps(y).map((step) => step - drift)
  const s2 = residualVariance(residuals, 1)
  return walk('drift', y, residuals, drift, { drift }, (h) => Math.sqrt(s2 * h * (1 + h / (y.length - 1))))
}

function walk(
  name: 'naive' | 'drift',
  y: readonly number[],
  residuals: readonly number[],
  drift: number,
  parameters: Record<string, number>,
  standardError: (h: number) => number,
): FittedModel {
  return {
    name,
    parameters,
    parameterCount: Object.keys(parameters).length,
    residuals,
    centre: (h) => last(y) + drift * h,
    standardError,
    path(length, drawError) {
      let level = last(y)
      return Array.from({ length }, () => (level += drift + drawError()))
    },
  }
}

/** ARIMA(1,1,0): each step leans on the one before, phi by conditional least squares, |phi| <= 0.95. */
export const fitAutoregressiveSteps: FitModel = (y) => {
  if (y.length < 5) return null
  const d = steps(y)
  const before = d.slice(0, -1)
  const square = before.reduce((sum, step) => sum + step * step, 0)
  if (square === 0) return null
  const raw = before.reduce((sum, step, i) => sum + step * (d[i + 1] as number), 0) / square
  const phi = Math.max(-0.95, Math.min(0.95, raw))
  // Nothing precedes the first step, so its own size is the error of the one-step forecast.
  const residuals = d.map((step, i) => (i === 0 ? step : step - phi * (d[i - 1] as number)))
  const lastStep = last(d)
  return {
    name: 'ARIMA(1,1,0)',
    parameters: { phi },
    parameterCount: 1,
    residuals,
    centre: (h) => last(y) + (lastStep * phi * (1 - phi ** h)) / (1 - phi),
    standardError: null,
    path(length, drawError) {
      let level = last(y)
      let step = lastStep
      return Array.from({ length }, () => (level += step = phi * step + drawError()))
    },
  }
}

/** The same month of the year before goes on. */
export function fitSeasonalNaive(y: readonly number[], season: number): FittedModel | null {
  if (y.length < 2 * season) return null
  const errors = y.slice(season).map((value, i) => value - (y[i] as number))
  const s2 = residualVariance(errors, 0)
  const centre = (h: number): number => y[y.length - season + ((h - 1) % season)] as number
  return {
    name: 'seasonal naive',
    parameters: {},
    parameterCount: 0,
    residuals: errors,
    centre,
    standardError: (h) => Math.sqrt(s2 * (Math.floor((h - 1) / season) + 1)),
    path: (length, drawError) => {
      const values = [...y]
      for (let i = 0; i < length; i++) values.push((values[values.length - season] as number) + drawError())
      return values.slice(y.length)
    },
  }
}
