import type { Kysely } from 'kysely'
import { pointValueTypes, valueTypes } from '@msdat/sdk/contracts/data'
import type { Observation } from '@msdat/sdk/methods'
import type { DataTables } from '../db/DataTables.ts'
import { letOthersIn } from '../http/letOthersIn.ts'
import { selectFiltered, seriesParts, type SeriesFilters } from './seriesParts.ts'

/** The figures of one indicator, source and place, one observation per period, ascending. */
export interface Series {
  indicator: number
  datasource: number
  location: number
  observations: SeriesObservation[]
}

/** An observation whose figure is there: the table holds numbers only. */
export interface SeriesObservation extends Observation {
  value: number
}

/** All series that pass the filters, figures with their bounds, numerators and denominators. */
export async function readSeries(db: Kysely<DataTables>, filters: SeriesFilters): Promise<Series[]> {
  const series: Series[][] = []
  for await (const part of seriesParts(db, filters)) {
    series.push(await readAtOnce(db, part))
    await letOthersIn()
  }
  return series.flat()
}

async function readAtOnce(db: Kysely<DataTables>, filters: SeriesFilters): Promise<Series[]> {
  const rows = await selectFiltered(db, filters)
    .select(['indicator', 'datasource', 'location', 'period', 'value_type', 'value'])
    .orderBy('period')
    .execute()
  const series = new Map<string, Building>()
  for (const row of rows) {
    const key = `${row.indicator}/${row.datasource}/${row.location}`
    const one = series.get(key) ?? { ...row, parts: new Map() }
    series.set(key, one)
    const parts = one.parts.get(row.period) ?? new Map<number, number>()
    one.parts.set(row.period, parts.set(row.value_type, row.value))
  }
  return [...series.values()].map(({ indicator, datasource, location, parts }) => ({
    indicator,
    datasource,
    location,
    observations: [...parts].flatMap(([period, values]) => toObservation(period, values)),
  }))
}

interface Building {
  indicator: number
  datasource: number
  location: number
  parts: Map<string, Map<number, number>>
}

function toObservation(period: string, values: ReadonlyMap<number, number>): SeriesObservation[] {
  const type = pointValueTypes.find((one) => values.has(one))
  if (type === undefined) return []
  const part = (name: keyof typeof valueTypes): number | undefined => values.get(valueTypes[name])
  const [lower, upper] = [part('lowerBound'), part('upperBound')]
  const [numerator, denominator] = [part('numerator'), part('denominator')]
  return [
    {
      period,
      value: values.get(type) as number,
      ...(lower !== undefined && { lower }),
      ...(upper !== undefined && { upper }),
      ...(numerator !== undefined && { numerator }),
      ...(denominator !== undefined && { denominator }),
    },
  ]
}
