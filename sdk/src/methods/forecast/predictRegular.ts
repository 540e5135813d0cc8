import { noResult, type NoResult } from '../outcome.ts'
import { isMonthly } from '../period.ts'
import type { Steps } from '../steps.ts'
import type { Unit } from '../unit.ts'
import { backTest, coverageOf } from './backTest.ts'
import { chooseModel, pointsNeeded, replacementFor, type Candidate, type Choice } from './chooseModel.ts'
import type { ForecastPoint } from './cleanForecastSeries.ts'
import { residualVariance, type FittedModel } from './FittedModel.ts'
import type { Prediction } from './Prediction.ts'
import { forecastScale } from './forecastScale.ts'
import { stepDistributions, type StepDistribution } from './StepDistribution.ts'
import { farthestTarget } from './targetOutlook.ts'
import { widened } from './widening.ts'

/** A first forecast farther from the last value than so many residual standard deviations counts as a jump. */
export const continuityLimit = 3

const monthsOfYear = 12
const monthsForSureSeason = 36

/** A series without gaps: choose a model by its back-test, look for a jump, predict, widen where coverage was short. */
export function* predictRegular(
  points: readonly ForecastPoint[],
  unit: Unit,
  horizon: number,
  seed: number,
): Steps<Prediction | NoResult> {
  const values = points.map((point) => point.value)
  const scale = forecastScale(values, unit)
  const y = values.map(scale.to)
  const isSeasonal = isMonthly((points[0] as ForecastPoint).period) && values.length >= pointsNeeded.seasonal
  const season = isSeasonal ? monthsOfYear : 1
  const choice = yield* chooseModel({ values, y, unit, horizon, seed, season })
  if (!choice) return noResult('too_few_points', 'No model can be fitted to so few values.')
  const { taken, by, note } = withoutJump(choice, y, isSeasonal)
  const test = backTest(taken.trials, values, season)
  return {
    distribution: lazily(taken.model, scale, seed, test.status === 'ok' ? test.widening : 1),
    card: {
      model: taken.model.name,
      kind: 'regular',
      scale: scale.name,
      parameters: taken.model.parameters,
      chosenBy: by,
      candidates: choice.candidates.map(({ model, score, trials }) => ({
        name: model.name,
        score,
        coverage95: trials && coverageOf(trials),
      })),
      backTest: test,
      isIndicative: values.length < pointsNeeded.fullSet || test.status !== 'ok' || test.skill <= 0,
      notes: [...scale.notes, ...(note ? [note] : []), ...fewPointsNote(values.length, isSeasonal)],
    },
  }
}

// The last value is no better guess because a trend is steep: on a smooth series every good model "jumps".
function withoutJump(
  choice: Choice,
  y: readonly number[],
  isSeasonal: boolean,
): { taken: Candidate; by: string; note: string | null } {
  const { by, model } = choice
  // A seasonal forecast may rightly lie far from the month before.
  if (isSeasonal || model.name === 'naive' || !jumps(model, y)) return { taken: choice, by, note: null }
  const other = replacementFor(choice, (one) => !jumps(one, y))
  const start = `The forecast of ${model.name} starts farther from the last value than its usual error`
  return other
    ? {
        taken: other,
        by: 'next best in the back-test',
        note: `${start}, so ${other.model.name} is shown, which did as well in the back-test.`,
      }
    : { taken: choice, by, note: `${start}; it is kept, since no other tested model did better.` }
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
function lazily(model: FittedModel, scale: ReturnType<typeof forecastScale>, seed: number, widening: number) {
  let steps: StepDistribution[] | null = null
  return (h: number): StepDistribution => {
    steps ??= stepDistributions(model, scale, farthestTarget, seed).map((step) =>
      widened(step, widening, scale),
    )
    return steps[h - 1] as StepDistribution
  }
}
