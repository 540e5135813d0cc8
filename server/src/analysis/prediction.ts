import type { InputOf } from '@msdat/sdk/contracts/endpoint'
import type { predict, Prediction } from '@msdat/sdk/contracts/prediction'
import { computedLabel, forecastSteps, type ForecastInput } from '@msdat/sdk/methods'
import { boundsLevelOf, currentYear, nationOf, unitOf, type AnalysisContext } from './analysisContext.ts'
import { inSteps } from './inSteps.ts'
import { readSeries } from './readSeries.ts'
import type { Chosen } from './withoutEmpty.ts'
import { rowWithId } from '../data/pageOf.ts'

/** The year by which the SDG targets, and with them most national ones, are to be met. */
const targetYear = 2030

/** A forecast of one series. Without one `Predicted` is empty and the reason is given. */
export async function prediction(
  context: AnalysisContext,
  input: Chosen<InputOf<typeof predict>>,
): Promise<Prediction> {
  const lists = await context.data.lists()
  const indicator = rowWithId(lists.indicators, input.indicator, 'indicator')
  rowWithId(lists.datasources, input.datasource, 'data source')
  const location = rowWithId(lists.locations, input.location ?? nationOf(lists), 'location').id
  const [series] = await readSeries(context.db, {
    indicators: [input.indicator],
    datasources: [input.datasource],
    locations: [location],
  })
  const observations = series?.observations ?? []
  const level = boundsLevelOf(lists, input.datasource)
  const question: ForecastInput = {
    unit: unitOf(lists, indicator.id),
    currentYear: currentYear(context),
    observations: observations.map(({ period, value, lower, upper }) => ({
      period,
      value,
      ...(lower !== undefined && upper !== undefined && { bounds: { lower, upper, level } }),
    })),
  }
  const year = Number(String(input.year ?? targetYear).slice(0, 4))
  const { national_target, sdg_target, desirable_slope: slope } = indicator
  const asked = [national_target, sdg_target].filter((value) => value !== null)
  const targets = asked.map((value) => ({ value, year, slope }))
  const outcome = await inSteps(forecastSteps({ ...question, targets }))
  if (outcome.status !== 'ok') return nothing(observations, outcome)
  const outlookOf = (value: number | null) =>
    value === null ? null : (outcome.targets[asked.indexOf(value)] ?? null)
  return {
    Actual: outcome.actual,
    Predicted: outcome.predicted,
    label: computedLabel,
    status: 'ok',
    reason: null,
    card: outcome.card,
    targets: { national: outlookOf(national_target), sdg: outlookOf(sdg_target) },
    excluded: outcome.excluded,
  }
}

function nothing(
  observations: readonly { period: string; value: number }[],
  { status, reason }: { status: string; reason: string },
): Prediction {
  return {
    Actual: observations.map(({ period, value }) => ({ period, value })),
    Predicted: [],
    label: computedLabel,
    status,
    reason,
    card: null,
    targets: { national: null, sdg: null },
    excluded: 0,
  }
}
