import type { InputOf } from '@msdat/sdk/contracts/endpoint'
import type { compare, SetComparison } from '@msdat/sdk/contracts/analysis'
import { levels } from '@msdat/sdk/contracts/levels'
import { AppError } from '@msdat/sdk/contracts/problem'
import { blandAltman, compareTwo, computedLabel, standardError } from '@msdat/sdk/methods'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import { boundsLevelOf, nationOf, type AnalysisContext } from './analysisContext.ts'
import { readSeries, type Series } from './readSeries.ts'
import type { Chosen } from './withoutEmpty.ts'
import { rowWithId } from '../data/pageOf.ts'

type Input = Chosen<InputOf<typeof compare>>
type ComparedSet = SetComparison['series'][number]
type Point = ComparedSet['points'][number]

const levelsCompared = { National: levels.national, Zonal: levels.zone, State: levels.state } as const

/** Indicators and sources side by side; where there are exactly two of one unit, how far they differ. */
export async function setComparison(context: AnalysisContext, input: Input): Promise<SetComparison> {
  const lists = await context.data.lists()
  const [indicators, datasources] = [listOf(input.indicator), listOf(input.datasource)]
  for (const id of indicators) rowWithId(lists.indicators, id, 'indicator')
  for (const id of datasources) rowWithId(lists.datasources, id, 'data source')
  const rows = await readSeries(context.db, { indicators, datasources, ...placesOf(input, lists) })
  const sets = indicators.flatMap((indicator) =>
    datasources.map((source) => toSet(rows, lists, indicator, source)),
  )
  const found = sets.filter((set) => set.points.length > 0)
  const [first, second] = found
  const isPair = found.length === 2 && first && second && first.unit === second.unit
  const pairs = isPair ? pairsOf(lists, first, second) : []
  return {
    label: computedLabel,
    series: found,
    missing: sets
      .filter((set) => set.points.length === 0)
      .map(({ indicator, datasource }) => ({
        indicator,
        datasource,
        reason: 'There is no value for this choice.',
      })),
    pairs: pairs.map(({ difference }) => difference),
    agreement:
      pairs.length < 2
        ? null
        : blandAltman(
            pairs.map(({ x }) => x),
            pairs.map(({ y }) => y),
          ),
  }
}

function listOf(ids: number | readonly number[]): number[] {
  return [...new Set(typeof ids === 'number' ? [ids] : ids)]
}

function placesOf(input: Input, lists: ReferenceLists): { locations: number[]; year?: string } {
  if (input.compareBy === undefined || input.compareBy === 'Period') {
    return { locations: [rowWithId(lists.locations, input.location ?? nationOf(lists), 'location').id] }
  }
  if (input.year === undefined) throw new AppError('invalid_input', 'Choose a year, or compare by period.')
  const level = levelsCompared[input.compareBy]
  const nation = nationOf(lists)
  const places = lists.locations.filter((one) => one.level === level || one.id === nation)
  return { locations: places.map((one) => one.id), year: String(input.year) }
}

function toSet(
  rows: readonly Series[],
  lists: ReferenceLists,
  indicator: number,
  datasource: number,
): ComparedSet {
  const own = rows.filter((row) => row.indicator === indicator && row.datasource === datasource)
  const factor = rowWithId(lists.indicators, indicator, 'indicator').factor
  return {
    indicator,
    datasource,
    unit: rowWithId(lists.factors, factor, 'factor').display_factor,
    points: own.flatMap(({ location, observations }) =>
      observations.map(({ period, value, lower, upper }) => ({
        location,
        period,
        value,
        lower: lower ?? null,
        upper: upper ?? null,
      })),
    ),
  }
}

function pairsOf(lists: ReferenceLists, first: ComparedSet, second: ComparedSet) {
  return first.points.flatMap((a) => {
    const b = second.points.find((one) => one.location === a.location && one.period === a.period)
    if (!b) return []
    const result = compareTwo(
      { value: a.value, se: errorOf(lists, a, first) },
      { value: b.value, se: errorOf(lists, b, second) },
    )
    if (result.status !== 'ok') return []
    const { difference, differenceInterval, ratio } = result
    return [
      {
        x: a.value,
        y: b.value,
        difference: {
          location: a.location,
          period: a.period,
          difference,
          interval: differenceInterval,
          ratio: ratio.status === 'ok' ? { status: 'ok' as const, value: ratio.value } : ratio,
        },
      },
    ]
  })
}

function errorOf(lists: ReferenceLists, point: Point, { datasource, unit }: ComparedSet): number | null {
  const { value, lower, upper } = point
  if (lower === null || upper === null) return null
  const level = boundsLevelOf(lists, datasource)
  return standardError(value, { lower, upper, level }, unit === 'in percentage')
}
