import { minimise } from '../numerics/minimise.ts'
import { residualVariance, type FitModel, type FittedModel } from './FittedModel.ts'

/** Damping is held here: below it a trend dies at once, above it two values of phi cannot be told apart (FPP3 8.2). */
export const dampingRange = [0.8, 0.98] as const

/** Simple exponential smoothing, ETS(A,N,N), 0 < alpha <= 1. Var = s^2 (1 + alpha^2 (h - 1)) (FPP3 8.7). */
export const fitSes: FitModel = (y) => (y.length < 4 ? null : smoothed(y, 'SES', 1))

/** ARIMA(0,1,1) is exponential smoothing whose alpha = 1 + theta may exceed 1 (Muth 1960). */
export const fitMovingAverageSteps: FitModel = (y) =>
  y.length < 5 ? null : smoothed(y, 'ARIMA(0,1,1)', 1.98)

function smoothed(y: readonly number[], name: 'SES' | 'ARIMA(0,1,1)', largest: number): FittedModel {
  const run = (alpha: number): Run => runLevel(y, alpha)
  const best = minimise(
    ([alpha]) => run(alpha as number).sse,
    [Math.min(0.5, largest)],
    [[0.02, largest]],
    60,
  )
  const alpha = best.at[0] as number
  const { level, start, errors } = run(alpha)
  const s2 = residualVariance(errors, 2)
  const isSes = name === 'SES'
  return {
    name,
    parameters: isSes ? { alpha, level: start } : { theta: alpha - 1, level: start },
    parameterCount: 2,
    residuals: errors.slice(1),
    centre: () => level,
    standardError: isSes ? (h) => Math.sqrt(s2 * (1 + alpha * alpha * (h - 1))) : null,
    path(length, drawError) {
      let current = level
      return Array.from({ length }, () => {
        const error = drawError()
        const value = current + error
        current += alpha * error
        return value
      })
    },
  }
}

interface Run {
  sse: number
  level: number
  start: number
  errors: number[]
}

/**
 * One pass with the best starting level. The errors are linear in it: started at l instead of 0 the error at
 * time t is e_t - l (1 - alpha)^t, so least squares gives it in closed form and one parameter is left to search.
 */
function runLevel(y: readonly number[], alpha: number): Run {
  let top = 0
  let bottom = 0
  let level = 0
  for (const [t, value] of y.entries()) {
    const share = (1 - alpha) ** t
    top += (value - level) * share
    bottom += share * share
    level += alpha * (value - level)
  }
  const start = top / bottom
  const errors: number[] = []
  level = start
  for (const value of y) {
    errors.push(value - level)
    level += alpha * (value - level)
  }
  return { sse: errors.reduce((sum, e) => sum + e * e, 0), level, start, errors }
}
