import { minimise } from '../numerics/minimise.ts'
import type { FitModel, FittedModel } from './FittedModel.ts'
import { dampingRange } from './smoothingModels.ts'

interface State {
  level: number
  trend: number
}

interface Weights {
  alpha: number
  beta: number
  phi: number
}

/**
 * Damped Holt, ETS(A,Ad,N) in its error-correction form (FPP3 8.5): y_t = l + phi b + e,
 * l' = l + phi b + alpha e, b' = phi b + alpha beta* e. Weights by least squares, starting states in closed form.
 */
export const fitDampedTrend: FitModel = (y) => {
  if (y.length < 6) return null
  const box = [[0.02, 1], [0.01, 1], dampingRange] as const
  const weightsAt = ([alpha, share, phi]: readonly number[]): Weights => ({
    alpha: alpha as number,
    beta: (alpha as number) * (share as number),
    phi: phi as number,
  })
  const best = minimise(
    (at) => squaresOf(errorsFrom(y, bestStart(y, weightsAt(at)), weightsAt(at)).errors),
    [0.5, 0.2, 0.9],
    box,
    100,
  )
  const weights = weightsAt(best.at)
  const start = bestStart(y, weights)
  const { errors, state } = errorsFrom(y, start, weights)
  return toModel(weights, start, state, errors)
}

function toModel(weights: Weights, start: State, end: State, errors: readonly number[]): FittedModel {
  return {
    name: 'damped trend',
    parameters: { ...weights, level: start.level, trend: start.trend },
    parameterCount: 5,
    residuals: errors.slice(1),
    centre: (h) => end.level + (end.trend * weights.phi * (1 - weights.phi ** h)) / (1 - weights.phi),
    standardError: null,
    path(length, drawError) {
      let state = end
      return Array.from({ length }, () => {
        const error = drawError()
        const value = state.level + weights.phi * state.trend + error
        state = advance(state, error, weights)
        return value
      })
    },
  }
}

function advance({ level, trend }: State, error: number, { alpha, beta, phi }: Weights): State {
  return { level: level + phi * trend + alpha * error, trend: phi * trend + beta * error }
}

function errorsFrom(
  y: readonly number[],
  start: State,
  weights: Weights,
): { errors: number[]; state: State } {
  let state = start
  const errors = y.map((value) => {
    const error = value - state.level - weights.phi * state.trend
    state = advance(state, error, weights)
    return error
  })
  return { errors, state }
}

/** The errors are linear in the two starting states: e = e(0,0) - l A - b B, solved as two normal equations. */
function bestStart(y: readonly number[], weights: Weights): State {
  const none = new Array<number>(y.length).fill(0)
  const e = errorsFrom(y, { level: 0, trend: 0 }, weights).errors
  const a = errorsFrom(none, { level: 1, trend: 0 }, weights).errors
  const b = errorsFrom(none, { level: 0, trend: 1 }, weights).errors
  const [aa, ab, bb, ae, be] = [dot(a, a), dot(a, b), dot(b, b), dot(a, e), dot(b, e)]
  const determinant = aa * bb - ab * ab
  if (Math.abs(determinant) < 1e-12) return { level: y[0] as number, trend: 0 }
  return { level: -(ae * bb - be * ab) / determinant, trend: -(be * aa - ae * ab) / determinant }
}

function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}

function squaresOf(errors: readonly number[]): number {
  return dot(errors, errors)
}
