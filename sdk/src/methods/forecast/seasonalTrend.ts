import { minimise } from '../numerics/minimise.ts'
import type { FittedModel } from './FittedModel.ts'
import { dampingRange } from './smoothingModels.ts'

interface State {
  level: number
  trend: number
  /** The coming season first. */
  seasons: number[]
}

interface Weights {
  alpha: number
  beta: number
  gamma: number
  phi: number
}

/**
 * Damped Holt-Winters with additive seasons, ETS(A,Ad,A) (FPP3 8.5). Starting states from the first two seasons:
 * their means give level and trend, the deviations from them the seasons, set to sum to zero.
 */
export function fitSeasonalTrend(y: readonly number[], season: number): FittedModel | null {
  if (y.length < 2 * season) return null
  const start = startState(y, season)
  const weightsAt = ([alpha, share, gamma, phi]: readonly number[]): Weights => ({
    alpha: alpha as number,
    beta: (alpha as number) * (share as number),
    gamma: (1 - (alpha as number)) * (gamma as number),
    phi: phi as number,
  })
  const box = [[0.02, 0.99], [0.005, 0.9], [0.005, 0.99], dampingRange] as const
  const sse = (at: readonly number[]): number =>
    run(y, start, weightsAt(at)).errors.reduce((sum, e) => sum + e * e, 0)
  const weights = weightsAt(minimise(sse, [0.3, 0.1, 0.1, 0.95], box, 120).at)
  const { errors, state } = run(y, start, weights)
  return {
    name: 'damped trend, seasonal',
    parameters: { ...weights, level: start.level, trend: start.trend },
    parameterCount: 5 + season,
    // Cut to the span of the seasonal naive model, its only rival.
    residuals: errors.slice(season),
    centre: (h) =>
      state.level +
      (state.trend * weights.phi * (1 - weights.phi ** h)) / (1 - weights.phi) +
      (state.seasons[(h - 1) % season] as number),
    standardError: null,
    path(length, drawError) {
      let current = state
      return Array.from({ length }, () => {
        const error = drawError()
        const value = forecastOf(current, weights) + error
        current = advance(current, error, weights)
        return value
      })
    },
  }
}

function startState(y: readonly number[], season: number): State {
  const mean = (from: number): number => y.slice(from, from + season).reduce((a, b) => a + b, 0) / season
  const [first, second] = [mean(0), mean(season)]
  const trend = (second - first) / season
  // The mean of a year stands in its middle; the level is wanted just before its start.
  const level = first - (trend * (season + 1)) / 2
  const raw = Array.from({ length: season }, (_, i) => {
    const deviation = (from: number, centre: number): number =>
      (y[from + i] as number) - centre - trend * (i - (season - 1) / 2)
    return (deviation(0, first) + deviation(season, second)) / 2
  })
  const bias = raw.reduce((a, b) => a + b, 0) / season
  return { level, trend, seasons: raw.map((s) => s - bias) }
}

function forecastOf(state: State, weights: Weights): number {
  return state.level + weights.phi * state.trend + (state.seasons[0] as number)
}

function advance(
  { level, trend, seasons }: State,
  error: number,
  { alpha, beta, gamma, phi }: Weights,
): State {
  return {
    level: level + phi * trend + alpha * error,
    trend: phi * trend + beta * error,
    seasons: [...seasons.slice(1), (seasons[0] as number) + gamma * error],
  }
}

function run(y: readonly number[], start: State, weights: Weights): { errors: number[]; state: State } {
  let { level, trend } = start
  const { alpha, beta, gamma, phi } = weights
  // Written out, as the search passes here some hundred times: a ring instead of copied seasons.
  const ring = Float64Array.from(start.seasons)
  const errors = new Array<number>(y.length)
  for (let t = 0; t < y.length; t++) {
    const at = t % ring.length
    const error = (y[t] as number) - level - phi * trend - (ring[at] as number)
    level += phi * trend + alpha * error
    trend = phi * trend + beta * error
    ring[at] = (ring[at] as number) + gamma * error
    errors[t] = error
  }
  const turn = y.length % ring.length
  return { errors, state: { level, trend, seasons: [...ring.slice(turn), ...ring.slice(0, turn)] } }
}
