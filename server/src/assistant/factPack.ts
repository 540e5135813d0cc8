import type { FactPack } from '@msdat/sdk/contracts/assistant'
import { levels } from '@msdat/sdk/contracts/levels'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { AnalysisContext } from '../analysis/analysisContext.ts'
import { readSeries, type Series } from '../analysis/readSeries.ts'
import { rowWithId } from '../data/pageOf.ts'
import type { FigureAsked } from './FigureAsked.ts'
import { sentencesOf } from './sentencesOf.ts'
import { flagsOfFigure } from './flagsOfFigure.ts'

/** Years between two figures that are still set side by side. */
const nearYears = 3
const rounded = (value: number): number => Math.round(value * 100) / 100

/** What the stored rows say of one figure. Refuses where the figure is missing: nothing is made up for it. */
export async function factPack(context: AnalysisContext, asked: FigureAsked): Promise<FactPack> {
  const lists = await context.data.lists()
  const indicator = rowWithId(lists.indicators, asked.indicator, 'indicator')
  const source = rowWithId(lists.datasources, asked.datasource, 'data source')
  const place = rowWithId(lists.locations, asked.location, 'location')
  const factor = rowWithId(lists.factors, indicator.factor, 'factor')
  // Only what is said of it is read: of all places and periods there can be hundreds of thousands.
  const ofSource = { indicators: [asked.indicator], datasources: [asked.datasource] }
  const [series] = await readSeries(context.db, { ...ofSource, locations: [asked.location] })
  const own = series?.observations ?? []
  const at = own.findIndex(({ period }) => period === asked.period)
  const figure = own[at]
  if (!figure) {
    throw new AppError(
      'not_found',
      `${source.datasource} has no figure of ${indicator.short_name} for ${place.name} in ${asked.period}, so nothing can be said about it. Choose another period, place or source.`,
    )
  }
  const before = own[at - 1]
  const target = targetOf(indicator)
  const states = lists.locations.filter(({ level }) => level === levels.state).map(({ id }) => id)
  const ofPlace = await readSeries(context.db, { indicators: [asked.indicator], locations: [asked.location] })
  const nameOf = (id: number) => rowWithId(lists.datasources, id, 'data source').datasource
  const facts = {
    indicator: indicator.short_name,
    area: indicator.program_area,
    unit: factor.display_factor,
    slope: indicator.desirable_slope,
    source: source.datasource,
    place: place.name,
    period: figure.period,
    value: rounded(figure.value),
    interval:
      figure.lower === undefined || figure.upper === undefined
        ? null
        : { lower: rounded(figure.lower), upper: rounded(figure.upper) },
    trend: before
      ? { period: before.period, value: rounded(before.value), change: rounded(figure.value - before.value) }
      : null,
    rank: states.includes(asked.location)
      ? rankOf(
          await readSeries(context.db, { ...ofSource, locations: states, year: asked.period }),
          asked,
          indicator.desirable_slope,
        )
      : null,
    target: target && { ...target, gap: rounded(figure.value - target.value) },
    agreement: othersOf(ofPlace, asked, nameOf),
    flags: await flagsOfFigure(context.db, asked),
  }
  return { ...facts, sentences: sentencesOf(facts) }
}

interface Targets {
  national_target: number | null
  sdg_target: number | null
}

function targetOf({
  national_target,
  sdg_target,
}: Targets): { kind: 'national' | 'SDG'; value: number } | null {
  if (national_target !== null) return { kind: 'national', value: national_target }
  return sdg_target === null ? null : { kind: 'SDG', value: sdg_target }
}

/** The best first; without a known direction nobody is best. */
function rankOf(
  states: readonly Series[],
  { location, period }: FigureAsked,
  slope: string,
): FactPack['rank'] {
  if (slope !== 'Positive' && slope !== 'Negative') return null
  const values = states.flatMap((series) => {
    const found = series.observations.find((one) => one.period === period)
    return found ? [{ location: series.location, value: found.value }] : []
  })
  const own = values.find((one) => one.location === location)
  if (!own || values.length < 2) return null
  const isBetter = (value: number) => (slope === 'Positive' ? value > own.value : value < own.value)
  return { at: values.filter(({ value }) => isBetter(value)).length + 1, of: values.length }
}

function othersOf(
  series: readonly Series[],
  { datasource, period }: FigureAsked,
  nameOf: (id: number) => string,
): FactPack['agreement'] {
  const year = (text: string) => Number(text.slice(0, 4))
  return series.flatMap((one) => {
    if (one.datasource === datasource) return []
    const near = one.observations.filter((found) => Math.abs(year(found.period) - year(period)) <= nearYears)
    const newest = near.at(-1)
    return newest
      ? [{ source: nameOf(one.datasource), period: newest.period, value: rounded(newest.value) }]
      : []
  })
}
