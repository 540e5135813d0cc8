import { noResult, type Outcome } from '../outcome.ts'
import type { Steps } from '../steps.ts'
import type { Unit } from '../unit.ts'
import type { FitModel } from './FittedModel.ts'
import { forecastScale } from './forecastScale.ts'
import { simulatedPaths, stepDistributions } from './StepDistribution.ts'
import { excessOf, wideningFor } from './widening.ts'

/** Rolling origins: the first training set, the most origins looked at (the latest), and how many decide. */
export const backTestRules = {
  firstTrain: 5,
  firstTrainShare: 0.6,
  mostOrigins: 24,
  originsToDecide: 3,
} as const

/** How a model would have done. Errors in the indicator's unit; MASE and skill are pure numbers. */
export interface BackTest {
  origins: number
  forecasts: number
  mae: number
  rmse: number
  /** Symmetric mean absolute percentage error, 0-200. */
  smape: number
  /** MAE over the mean absolute step of the series (Hyndman & Koehler 2006). */
  mase: number
  /** Share of observed values inside the 95 % interval before any widening, 0-1, and the interval's mean width. */
  coverage95: number
  meanWidth: number
  /** How many times as wide the intervals are drawn, so that they hold 95 % of these values; 1 where they did. */
  widening: number
  /** 1 - MAE / MAE of the last value going on: 0 and below means that the model is not worth having. */
  skill: number
}

export interface Trial {
  predicted: number
  actual: number
  naive: number
  /** The 95 % interval, and how far out in it the value lay: 1 is its edge. */
  lower: number
  upper: number
  excess: number
}

export interface TrialsAsked {
  values: readonly number[]
  unit: Unit
  fit: FitModel
  horizon: number
  seed: number
  /** 1 for yearly series, 12 for monthly ones. */
  season: number
}

/** Sizes of the training sets of n values, ascending. */
export function originsOf(n: number): number[] {
  const first = Math.max(backTestRules.firstTrain, Math.ceil(backTestRules.firstTrainShare * n))
  const all = Array.from({ length: Math.max(0, n - first) }, (_, i) => first + i)
  return all.slice(-backTestRules.mostOrigins)
}

/** Forecasts of the model from every origin, with what came and what the last value would have said. */
export function* runTrials({ values, unit, fit, horizon, seed, season }: TrialsAsked): Steps<Trial[] | null> {
  const trials: Trial[] = []
  for (const size of originsOf(values.length)) {
    yield
    const train = values.slice(0, size)
    const scale = forecastScale(train, unit)
    const model = fit(train.map(scale.to))
    if (!model) return null
    const ahead = Math.min(horizon, values.length - size)
    for (const [i, step] of stepDistributions(model, scale, ahead, seed, simulatedPaths.backTest).entries()) {
      const actual = values[size + i] as number
      trials.push({
        predicted: scale.from(model.centre(i + 1)),
        actual,
        naive: train[size - (season > 1 ? season - (i % season) : 1)] as number,
        lower: step.quantile(0.025),
        upper: step.quantile(0.975),
        excess: excessOf(actual, step, scale),
      })
    }
  }
  return trials.length > 0 ? trials : null
}

export function maeOf(trials: readonly Trial[], of: 'predicted' | 'naive' = 'predicted'): number {
  return trials.reduce((sum, trial) => sum + Math.abs(trial.actual - trial[of]), 0) / trials.length
}

/** Share of values inside the 95 % interval, before any widening. */
export function coverageOf(trials: readonly Trial[]): number {
  return (
    trials.filter(({ lower, actual, upper }) => lower <= actual && actual <= upper).length / trials.length
  )
}

/** The full back-test of one model, from its trials. */
export function backTest(
  trials: readonly Trial[] | null,
  values: readonly number[],
  season: number,
): Outcome<BackTest> {
  if (!trials) {
    return noResult('too_few_points', 'The series is too short to hold years back and forecast them.')
  }
  return {
    status: 'ok',
    origins: originsOf(values.length).length,
    forecasts: trials.length,
    ...errorMeasures(trials, stepSize(values, season)),
    ...intervalMeasures(trials),
  }
}

/** What trials say of the 95 % interval. */
export function intervalMeasures(trials: readonly Trial[]) {
  return {
    coverage95: coverageOf(trials),
    meanWidth: trials.reduce((sum, { lower, upper }) => sum + upper - lower, 0) / trials.length,
    widening: wideningFor(trials.map(({ excess }) => excess)),
  }
}

/** Error measures of trials; `step` is the mean absolute step of the series. */
export function errorMeasures(trials: readonly Trial[], step: number) {
  const mean = (term: (trial: Trial) => number): number =>
    trials.reduce((sum, t) => sum + term(t), 0) / trials.length
  const mae = maeOf(trials)
  const naive = maeOf(trials, 'naive')
  const off = (t: Trial): number => Math.abs(t.actual - t.predicted)
  const size = (t: Trial): number => Math.abs(t.actual) + Math.abs(t.predicted)
  return {
    mae,
    rmse: Math.sqrt(mean((t) => off(t) ** 2)),
    smape: mean((t) => (off(t) === 0 ? 0 : (200 * off(t)) / size(t))),
    mase: step > 0 ? mae / step : 0,
    skill: naive > 0 ? 1 - mae / naive : 0,
  }
}

function stepSize(values: readonly number[], season: number): number {
  const steps = values.slice(season).map((value, i) => Math.abs(value - (values[i] as number)))
  return steps.reduce((a, b) => a + b, 0) / Math.max(1, steps.length)
}
