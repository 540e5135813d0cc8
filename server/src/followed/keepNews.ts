import { sql, type Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import type { FollowedTables } from './followedTable.ts'

/**
 * Takes down how many figures an import has brought of each followed indicator, by source. Belongs into the transaction
 * of the commit: whoever tells of it afterwards need not look at the figures again.
 */
export async function keepNews(db: Kysely<DataTables>, importId: number): Promise<void> {
  const followed = await db
    .withTables<FollowedTables>()
    .selectFrom('followed_indicators')
    .select('indicator')
    .distinct()
    .execute()
  if (followed.length === 0) return
  const ids = sql.join(followed.map(({ indicator }) => indicator))
  await sql`insert into import_news (import, indicator, datasource, figures)
    select ${importId}, indicator, datasource, count(*) from data_values
    where updated_import = ${importId} and indicator in (${ids}) group by indicator, datasource`.execute(db)
}
