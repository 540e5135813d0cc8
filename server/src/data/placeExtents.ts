import { sql, type Kysely } from 'kysely'
import { pointValueTypes, valueTypes } from '@msdat/sdk/contracts/data'
import { levels } from '@msdat/sdk/contracts/levels'
import type { DataTables } from '../db/DataTables.ts'

/** What a source has of an indicator at the nation, a zone or a state. */
export interface PlaceExtent {
  datasource: number
  location: number
  /** Years with a figure, those of months too, with commas between them; null where there is none. */
  years: string | null
  /** 1 where one year has both bounds; both a numerator and a denominator. */
  has_bounds: number
  has_parts: number
}

/** All values of the indicator are looked at, by the index alone: a hundredth of the time that their figures would take. */
export async function getPlaceExtents(db: Kysely<DataTables>, indicator: number): Promise<PlaceExtent[]> {
  const has = (...types: readonly number[]) =>
    sql<number>`max(case when value_type in (${sql.join(types)}) then 1 else 0 end)`
  const hasBoth = (a: number, b: number) => sql<number>`${has(a)} * ${has(b)}`
  const year = sql<string>`substr(period, 1, 4)`
  const ofYears = db
    .selectFrom('data_values')
    .select(['datasource', 'location', year.as('year'), has(...pointValueTypes).as('has_figure')])
    .select(hasBoth(valueTypes.lowerBound, valueTypes.upperBound).as('has_bounds'))
    .select(hasBoth(valueTypes.numerator, valueTypes.denominator).as('has_parts'))
    .where('indicator', '=', indicator)
    .where('location', 'in', (of) =>
      of.selectFrom('locations').select('id').where('level', '<=', levels.state),
    )
    .groupBy(['datasource', 'location', year])
  return db
    .selectFrom(ofYears.as('of_years'))
    .select(['datasource', 'location'])
    .select(sql<string | null>`string_agg(case when has_figure = 1 then year end, ',')`.as('years'))
    .select((of) => [of.fn.max('has_bounds').as('has_bounds'), of.fn.max('has_parts').as('has_parts')])
    .groupBy(['datasource', 'location'])
    .execute()
}
