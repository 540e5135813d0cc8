import { defaultSeed } from '../numerics/seededRandom.ts'
import { computedLabel, noResult, type Outcome } from '../outcome.ts'
import { isMonthly, periodAfter, stepsBetween, yearAxis } from '../period.ts'
import { atOnce, type Steps } from '../steps.ts'
import type { Unit } from '../unit.ts'
import { pointsNeeded } from './chooseModel.ts'
import { intervalNotes } from './intervalNotes.ts'
import { cleanForecastSeries, type ForecastObservation, type ForecastPoint } from './cleanForecastSeries.ts'
import { predictIrregular } from './predictIrregular.ts'
import { predictRegular } from './predictRegular.ts'
import type { ModelCard, Prediction } from './Prediction.ts'
import type { StepDistribution } from './StepDistribution.ts'
import { targetOutlook, type Slope, type TargetOutlook } from './targetOutlook.ts'

/** Interval levels, and the longest horizon shown. */
export const intervalLevels = [50, 80, 95] as const
const longestHorizon = 5

interface ForecastTarget {
  value: number
  year: number
  /** Which direction is wanted. */
  slope: Slope
}

export interface ForecastInput {
  /** One indicator, source and place; in any order. */
  observations: readonly ForecastObservation[]
  unit: Unit
  /** Later periods are projections and are left out. */
  currentYear: number
  /** Steps ahead; never more than min(5, half the series). */
  horizon?: number
  seed?: number
  /** Judged one by one from the same prediction. */
  targets?: readonly ForecastTarget[]
  /** Periods at which a definition changed: only what comes after the last one is used. */
  breaks?: readonly string[]
}

interface PredictedPeriod {
  period: string
  /** The median: half of the probability lies on each side. */
  value: number
  intervals: { level: (typeof intervalLevels)[number]; lower: number; upper: number }[]
}

export interface Forecast {
  label: typeof computedLabel
  actual: { period: string; value: number }[]
  predicted: PredictedPeriod[]
  card: ModelCard
  /** In the order asked for. */
  targets: Outcome<TargetOutlook>[]
  /** Rows left out: not numeric, negative, projected, doubled or before a break. */
  excluded: number
}

/**
 * Methods 4(b): a forecast of one series with 50, 80 and 95 % intervals, its model card and the chance to
 * meet each target. Horizon min(5, n/2). Values in the indicator's unit; computed, not official.
 */
export function forecast(input: ForecastInput): Outcome<Forecast> {
  return atOnce(forecastSteps(input))
}

/** The same, forecast by forecast of the back-test. */
export function* forecastSteps(input: ForecastInput): Steps<Outcome<Forecast>> {
  const { points, excluded } = cleanForecastSeries(input)
  const refusal = refusalOf(points)
  if (refusal) return refusal
  const seed = input.seed ?? defaultSeed
  const n = points.length
  const horizon = Math.max(1, Math.min(input.horizon ?? longestHorizon, longestHorizon, Math.floor(n / 2)))
  const run = regularRun(points)
  const prediction = run
    ? yield* predictRegular(run, input.unit, horizon, seed)
    : yield* predictIrregular(points, input.unit)
  if ('status' in prediction) return prediction
  const used = run ?? points
  const last = used[used.length - 1] as ForecastPoint
  const predicted = Array.from({ length: horizon }, (_, i) =>
    toPredicted(periodAfter(last.period, i + 1), prediction.distribution(i + 1)),
  )
  const { card } = prediction
  return {
    status: 'ok',
    label: computedLabel,
    actual: points.map(({ period, value }) => ({ period, value })),
    predicted,
    card: {
      ...card,
      notes: [...card.notes, ...intervalNotes(predicted, input.unit, card)],
      n: used.length,
      horizon,
      seed,
    },
    targets: (input.targets ?? []).map((target) =>
      outlookOf(target, { unit: input.unit, points: used, shown: horizon, prediction }),
    ),
    excluded,
  }
}

function refusalOf(points: readonly ForecastPoint[]) {
  if (points.length === 0) return noResult('all_missing', 'There is no usable value to start from.')
  if (points.length < pointsNeeded.any) {
    const reason = `A forecast needs ${pointsNeeded.any} values; there are ${points.length}.`
    return noResult('too_few_points', reason)
  }
  const isFlat = points.every((point) => point.value === points[0]?.value)
  return isFlat
    ? noResult('no_variation', 'All values are the same, so nothing says how sure a forecast is.')
    : null
}

/** The series itself if it has no gap, or its unbroken end if that is long and at least half of it; else null. */
function regularRun(points: readonly ForecastPoint[]): readonly ForecastPoint[] | null {
  let start = points.length - 1
  while (
    start > 0 &&
    stepsBetween((points[start - 1] as ForecastPoint).period, (points[start] as ForecastPoint).period) === 1
  ) {
    start -= 1
  }
  const run = points.slice(start)
  if (start === 0) return run
  const isFlat = run.every((point) => point.value === run[0]?.value)
  return run.length >= pointsNeeded.fullSet && run.length * 2 >= points.length && !isFlat ? run : null
}

function toPredicted(period: string, step: StepDistribution): PredictedPeriod {
  return {
    period,
    value: step.quantile(0.5),
    intervals: intervalLevels.map((level) => ({
      level,
      lower: step.quantile(0.5 - level / 200),
      upper: step.quantile(0.5 + level / 200),
    })),
  }
}

interface Basis {
  unit: Unit
  points: readonly ForecastPoint[]
  shown: number
  prediction: Prediction
}

function outlookOf(
  target: ForecastTarget,
  { unit, points, shown, prediction }: Basis,
): Outcome<TargetOutlook> {
  const [first, last] = [points[0] as ForecastPoint, points[points.length - 1] as ForecastPoint]
  const period = isMonthly(last.period) ? `${target.year}-12` : String(target.year)
  return targetOutlook({
    target: target.value,
    period,
    steps: stepsBetween(last.period, period),
    years: yearAxis(period) - yearAxis(last.period),
    slope: target.slope,
    unit,
    first: { value: first.value, years: yearAxis(last.period) - yearAxis(first.period) },
    last: last.value,
    shown,
    farthest: Math.floor(points.length / 2),
    distribution: prediction.distribution,
  })
}
