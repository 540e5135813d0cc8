import { levels } from '@msdat/sdk/contracts/levels'
import type { InputOf } from '@msdat/sdk/contracts/endpoint'
import type { correlate, Correlations } from '@msdat/sdk/contracts/analysis'
import { AppError } from '@msdat/sdk/contracts/problem'
import {
  computedLabel,
  correlationPoints,
  correlationSteps,
  firstDifferences,
  missingChanges,
  type CorrelationMethod,
  type CorrelationUnits,
  type Variable,
} from '@msdat/sdk/methods'
import { currentYear, nationOf, type AnalysisContext } from './analysisContext.ts'
import { inSteps } from './inSteps.ts'
import { readPopulations } from './readPopulations.ts'
import { readSeries, type Series } from './readSeries.ts'
import type { Chosen } from './withoutEmpty.ts'
import { rowWithId } from '../data/pageOf.ts'
import { letOthersIn } from '../http/letOthersIn.ts'

const statesNote = 'States are the units: what holds between states need not hold between people.'
const weightsNote =
  'Weights are the newest state populations in the data, which may be older than the values.'
const trendsNote =
  'Two series that both rise go together by construction, so changes from period to period come first.'

/** Correlations over the states of a year, or over the periods of a place: changes first, levels beside them. */
export async function correlations(
  context: AnalysisContext,
  input: Chosen<InputOf<typeof correlate>>,
): Promise<Correlations> {
  const lists = await context.data.lists()
  const indicators = [...new Set(input.indicator)]
  if (indicators.length < 2) throw new AppError('invalid_input', 'Choose two different indicators or more.')
  for (const id of indicators) rowWithId(lists.indicators, id, 'indicator')
  const source = rowWithId(lists.datasources, input.datasource, 'data source')
  const method = input.method ?? 'spearman'
  const model = source.classification === 'Estimate' ? { model: source.datasource } : {}
  const filters = { indicators, datasources: [input.datasource] }
  if (input.compareBy === 'Period') {
    const location = rowWithId(lists.locations, input.location ?? nationOf(lists), 'location').id
    const series = await readSeries(context.db, { ...filters, locations: [location] })
    return overPeriods(indicators, withoutProjections(series, currentYear(context)), { method, model })
  }
  const states = lists.locations.filter((one) => one.level === levels.state)
  if (input.year === undefined) throw new AppError('invalid_input', 'Choose a year, or compare by period.')
  const locations = states.map((state) => state.id)
  const series = await readSeries(context.db, { ...filters, locations, year: String(input.year) })
  const variables = indicators.map((indicator) => ({
    name: String(indicator),
    values: states.map(({ id }) => valueAt(series, indicator, id)),
    ...model,
  }))
  const isWeighted = input.weightBy === 'population'
  const people = isWeighted ? await readPopulations(context.db, lists) : null
  return {
    label: computedLabel,
    units: 'states',
    cells: await cellsOf(variables, indicators, method, {
      names: states.map((state) => state.name),
      groups: states.map((state) => String(state.parent)),
      ...(people && { weights: states.map(({ id }) => people.get(id) ?? null) }),
    }),
    levels: [],
    notes: isWeighted ? [statesNote, weightsNote] : [statesNote],
  }
}

function valueAt(series: readonly Series[], indicator: number, location: number): number | null {
  const one = series.find((s) => s.indicator === indicator && s.location === location)
  return one?.observations[0]?.value ?? null
}

function withoutProjections(series: readonly Series[], year: number): Series[] {
  return series.map((one) => ({
    ...one,
    observations: one.observations.filter((o) => Number(o.period.slice(0, 4)) <= year),
  }))
}

interface Method {
  method: CorrelationMethod
  /** Named where the source is one of estimates. */
  model: { model?: string }
}

async function overPeriods(
  indicators: readonly number[],
  series: readonly Series[],
  how: Method,
): Promise<Correlations> {
  const of = (indicator: number) => series.find((one) => one.indicator === indicator)?.observations ?? []
  const changes: ReturnType<typeof firstDifferences>[] = []
  for (const indicator of indicators) {
    changes.push(firstDifferences(of(indicator)))
    await letOthersIn()
  }
  const levels = indicators.map((indicator) => of(indicator).map(({ period, value }) => ({ period, value })))
  return {
    label: computedLabel,
    units: 'periods',
    cells: await explained(await byPeriod(changes, indicators, how), of),
    levels: await byPeriod(levels, indicators, how),
    notes: [trendsNote],
  }
}

/** "0 complete pairs" says nothing where the years have gaps: the reason names what is missing. */
async function explained(
  cells: Correlations['cells'],
  of: (indicator: number) => Series['observations'],
): Promise<Correlations['cells']> {
  const named: Correlations['cells'] = []
  for (const cell of cells) {
    const { status } = cell.correlation
    const [a, b] = cell.indicators as [number, number]
    const isShort = status === 'too_few_points'
    const reason = isShort ? missingChanges(of(a), of(b), correlationPoints.least) : null
    named.push(isShort && reason !== null ? { ...cell, correlation: { status, reason } } : cell)
    // To look through two long series takes as long as to correlate them.
    if (isShort) await letOthersIn()
  }
  return named
}

function byPeriod(
  lists: readonly { period: string; value: number }[][],
  indicators: readonly number[],
  { method, model }: Method,
): Promise<Correlations['cells']> {
  const periods = [...new Set(lists.flatMap((list) => list.map((one) => one.period)))].sort()
  const variables = lists.map((list, i) => {
    const values = new Map(list.map((one) => [one.period, one.value]))
    return {
      name: String(indicators[i]),
      values: periods.map((period) => values.get(period) ?? null),
      ...model,
    }
  })
  return cellsOf(variables, indicators, method, { names: periods })
}

async function cellsOf(
  variables: readonly Variable[],
  indicators: readonly number[],
  method: CorrelationMethod,
  units: CorrelationUnits & { names: readonly string[] },
): Promise<Correlations['cells']> {
  // Many periods of many pairs take a while, and the thread answers everybody.
  const cells = await inSteps(correlationSteps(variables, method, units), letOthersIn)
  return cells.map(({ a, b, leaveOneOut, weighted, ...cell }) => ({
    ...cell,
    indicators: [indicators[a] as number, indicators[b] as number],
    leaveOneOut:
      leaveOneOut.status === 'ok'
        ? { ...leaveOneOut, mostInfluential: units.names[leaveOneOut.mostInfluential] as string }
        : leaveOneOut,
    weighted: units.weights ? weighted : null,
  }))
}
