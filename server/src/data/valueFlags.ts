import type { Kysely } from 'kysely'
import type { DataValue } from '@msdat/sdk/contracts/data'
import type { DataSource } from '@msdat/sdk/contracts/reference'
import { pointValueTypes, valueTypes } from '@msdat/sdk/contracts/valueTypes'
import { flagSeries, flagValue, unitOfFactor, type Flag } from '@msdat/sdk/methods'
import type { DataTables } from '../db/DataTables.ts'

interface FlagContext {
  displayFactor: string
  classification: DataSource['classification']
  now: Date
}

/** What the data-quality rules say of a figure, alone and in its series. Bounds and parts have no rules of their own. */
export async function readFlags(
  db: Kysely<DataTables>,
  value: DataValue,
  { displayFactor, classification, now }: FlagContext,
): Promise<Flag[]> {
  if (!pointValueTypes.includes(value.value_type)) return []
  const rows = await db
    .selectFrom('data_values')
    .select(['period', 'value_type', 'value'])
    .where('indicator', '=', value.indicator)
    .where('datasource', '=', value.datasource)
    .where('location', '=', value.location)
    .execute()
  const series = rows.filter((row) => row.value_type === value.value_type)
  const parts = rows.filter((row) => row.period === value.period)
  const own = flagValue(
    {
      period: value.period,
      value: value.value,
      unit: unitOfFactor(displayFactor),
      class: classification,
      hasNewer: series.some(({ period }) => period > value.period),
      ...partsOf(parts),
    },
    yearOnAxis(now),
  )
  const along = flagSeries(series).filter(({ period }) => period === value.period)
  return [...own, ...along.map(({ flag }) => flag)]
}

const partNames = {
  [valueTypes.lowerBound]: 'lower',
  [valueTypes.upperBound]: 'upper',
  [valueTypes.numerator]: 'numerator',
  [valueTypes.denominator]: 'denominator',
} as const

function partsOf(rows: readonly { value_type: number; value: number }[]): Record<string, number> {
  return Object.fromEntries(
    rows.flatMap(({ value_type, value }) => {
      const name = partNames[value_type as keyof typeof partNames] as string | undefined
      return name === undefined ? [] : [[name, value]]
    }),
  )
}

/** 2026.5 for the middle of 2026. */
const yearOnAxis = (moment: Date): number => moment.getUTCFullYear() + moment.getUTCMonth() / 12
