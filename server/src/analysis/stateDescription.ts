import { levels } from '@msdat/sdk/contracts/levels'
import type { InputOf } from '@msdat/sdk/contracts/endpoint'
import type { describe, StateDescription } from '@msdat/sdk/contracts/analysis'
import {
  computedLabel,
  describePlaces,
  inequality,
  standardError,
  theilDecomposition,
  type Unit,
} from '@msdat/sdk/methods'
import { boundsLevelOf, nationOf, unitOf, type AnalysisContext } from './analysisContext.ts'
import { readPopulations } from './readPopulations.ts'
import { readSeries, type Series, type SeriesObservation } from './readSeries.ts'
import type { Chosen } from './withoutEmpty.ts'
import { rowWithId } from '../data/pageOf.ts'

/** What the states of one year say together. Without a year: the newest one that most states report. */
export async function stateDescription(
  context: AnalysisContext,
  input: Chosen<InputOf<typeof describe>>,
): Promise<StateDescription> {
  const lists = await context.data.lists()
  const indicator = rowWithId(lists.indicators, input.indicator, 'indicator')
  rowWithId(lists.datasources, input.datasource, 'data source')
  const states = lists.locations.filter((one) => one.level === levels.state)
  const nation = nationOf(lists)
  const stateIds = new Set(states.map((state) => state.id))
  const series = await readSeries(context.db, {
    indicators: [indicator.id],
    datasources: [input.datasource],
    // Not the local government areas, of which there may be a hundred thousand rows.
    locations: [nation, ...stateIds],
  })
  const period = input.year === undefined ? fullestPeriod(series, stateIds) : String(input.year)
  const at = (location: number): number | null => observationAt(series, location, period)?.value ?? null
  const unit = unitOf(lists, indicator.id)
  const level = boundsLevelOf(lists, input.datasource)
  const population = await readPopulations(context.db, lists)
  const places = states.map(({ id, name, parent }) => {
    const people = population.get(id)
    const zone = lists.locations.find((one) => one.id === parent)?.name ?? ''
    const se = errorOf(observationAt(series, id, period), unit, level)
    return { name, value: at(id), se, group: zone, ...(people !== undefined && { population: people }) }
  })
  const national = at(nation)
  return {
    label: computedLabel,
    period,
    national,
    values: states.map(({ id, name }) => ({ location: id, name, value: at(id) })),
    description: describePlaces(places, { national }),
    inequality:
      indicator.desirable_slope === 'Unknown'
        ? { status: 'not_defined', reason: 'It is not known whether a high or a low value is wanted.' }
        : inequality(places, indicator.desirable_slope),
    decomposition: theilDecomposition(places),
    notes: notesOn(population.size > 0),
  }
}

function observationAt(
  series: readonly Series[],
  location: number,
  period: string | null,
): SeriesObservation | undefined {
  const one = series.find((s) => s.location === location)
  return one?.observations.find((o) => o.period === period)
}

function errorOf(observation: SeriesObservation | undefined, unit: Unit, level: number): number | null {
  const { value, lower, upper } = observation ?? {}
  if (value === undefined || lower === undefined || upper === undefined) return null
  return standardError(value, { lower, upper, level }, unit === 'percentage')
}

function fullestPeriod(series: readonly Series[], states: ReadonlySet<number>): string | null {
  const counts = new Map<string, number>()
  for (const { location, observations } of series) {
    if (!states.has(location)) continue
    for (const { period } of observations) counts.set(period, (counts.get(period) ?? 0) + 1)
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || b[0].localeCompare(a[0]))
  return best?.[0] ?? null
}

function notesOn(hasPopulation: boolean): string[] {
  const weights = hasPopulation
    ? 'Weights are the newest state populations in the data, which may be older than the values.'
    : 'No state populations are in the data, so all states weigh the same.'
  return [weights, 'A value that is missing is left out and never counted as 0.']
}
