import { noResult, type NoResult } from '../outcome.ts'
import { isMonthly } from '../period.ts'
import type { Unit } from '../unit.ts'
import { backTest, backTestRules, type BackTest } from './backTest.ts'
import { chooseModel, pointsNeeded, type Choice } from './chooseModel.ts'
import type { ForecastPoint } from './cleanForecastSeries.ts'
import { residualVariance, type FitModel, type FittedModel } from './FittedModel.ts'
import type { Prediction } from './Prediction.ts'
import { forecastScale } from './forecastScale.ts'
import { fitNaive, fitSeasonalNaive } from './simpleModels.ts'
import { stepDistributions, type StepDistribution } from './StepDistribution.ts'
import { farthestTarget } from './targetOutlook.ts'

/** The first forecast lies within so many residual standard deviations of the last value, or the model is dropped. */
export const continuityLimit = 3

const monthsOfYear = 12
const monthsForSureSeason = 36

/** A series without gaps: choose a model, test it against the last value and against a jump, predict. */
export function predictRegular(
  points: readonly ForecastPoint[],
  unit: Unit,
  horizon: number,
  seed: number,
): Prediction | NoResult {
  const values = points.map((point) => point.value)
  const scale = forecastScale(values, unit)
  const y = values.map(scale.to)
  const isSeasonal = isMonthly((points[0] as ForecastPoint).period) && values.length >= pointsNeeded.seasonal
  const season = isSeasonal ? monthsOfYear : 1
  const choice = chooseModel(values, y, unit, horizon, season)
  if (!choice) return noResult('too_few_points', 'No model can be fitted to so few values.')
  const test = backTest(values, unit, choice.fit, horizon, seed, season)
  const naive: FitModel = isSeasonal ? (series) => fitSeasonalNaive(series, season) : fitNaive
  const objection = objectionTo(choice, test, y, isSeasonal)
  const model = (objection && naive(y)) || choice.model
  const isReplaced = model !== choice.model
  const publishedTest = isReplaced ? backTest(values, unit, naive, horizon, seed, season) : test
  const distributions = lazily(model, scale, seed)
  return {
    distribution: distributions,
    card: {
      model: model.name,
      kind: 'regular',
      scale: scale.name,
      parameters: model.parameters,
      chosenBy: isReplaced ? 'fallback to the last value' : choice.by,
      candidates: choice.candidates,
      backTest: publishedTest,
      isIndicative: values.length < pointsNeeded.fullSet || isReplaced,
      notes: [...scale.notes, ...(objection ? [objection] : []), ...fewPointsNote(values.length, isSeasonal)],
    },
  }
}

function objectionTo(
  choice: Choice,
  test: { status: string } & Partial<BackTest>,
  y: readonly number[],
  isSeasonal: boolean,
): string | null {
  const isNaive = choice.model.name === 'naive' || choice.model.name === 'seasonal naive'
  if (isNaive) return null
  const isTested = test.status === 'ok' && (test.origins ?? 0) >= backTestRules.originsToDecide
  if (isTested && (test.skill ?? 0) <= 0) {
    return `In the back-test ${choice.model.name} did no better than the last value, so the last value is shown.`
  }
  // A seasonal forecast may rightly lie far from the month before.
  if (!isSeasonal && jumps(choice.model, y)) {
    return `${choice.model.name} would jump away from the last value, so the last value is shown.`
  }
  return null
}

function jumps(model: FittedModel, y: readonly number[]): boolean {
  const sd = Math.sqrt(residualVariance(model.residuals, model.parameterCount))
  // An exact line leaves no residuals; its next point is no jump.
  const slack = 1e-9 * (1 + Math.abs(y[y.length - 1] as number))
  const jump = Math.abs(model.centre(1) - (y[y.length - 1] as number))
  return sd > slack && jump > continuityLimit * sd + slack
}

function fewPointsNote(n: number, isSeasonal: boolean): string[] {
  if (isSeasonal && n < monthsForSureSeason)
    return ['Fewer than 36 months: the seasons are known from few years.']
  return n < pointsNeeded.fullSet ? [`Indicative: only ${n} values, so only a straight trend is tried.`] : []
}

/** Simulates once, as far as the farthest target. */
function lazily(model: FittedModel, scale: ReturnType<typeof forecastScale>, seed: number) {
  let steps: StepDistribution[] | null = null
  return (h: number): StepDistribution => {
    steps ??= stepDistributions(model, scale, farthestTarget, seed)
    return steps[h - 1] as StepDistribution
  }
}
