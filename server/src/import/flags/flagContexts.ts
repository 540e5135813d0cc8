import type { Kysely } from 'kysely'
import { unitOfFactor } from '@msdat/sdk/methods'
import type { DataSource } from '@msdat/sdk/contracts/reference'
import type { DataTables } from '../../db/DataTables.ts'
import { yearOnAxis, type FlagContext } from './flagPlace.ts'

/** What the rules must know of an indicator and a source. */
export async function readFlagContexts(
  db: Kysely<DataTables>,
  now: Date,
): Promise<(indicator: number, source: number) => FlagContext> {
  const indicators = await db
    .selectFrom('indicators')
    .innerJoin('factors', 'factors.id', 'indicators.factor')
    .select(['indicators.id', 'display_factor'])
    .execute()
  const sources = await db.selectFrom('datasources').select(['id', 'classification']).execute()
  const units = new Map(indicators.map(({ id, display_factor }) => [id, unitOfFactor(display_factor)]))
  const classes = new Map(sources.map(({ id, classification }) => [id, classification]))
  return (indicator, source) => ({
    unit: units.get(indicator) ?? 'count',
    class: (classes.get(source) ?? 'Survey') as DataSource['classification'],
    now: yearOnAxis(now),
  })
}
