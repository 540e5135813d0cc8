import { sql, type Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { sameKey } from '../import/jobs/stagedSql.ts'
import type { Told } from '../notifications/notify.ts'
import type { FollowedTables } from './followedTable.ts'

interface Written {
  /** Whose rows are staged. */
  job: number
  /** The number under which they have been written. */
  importId: number
}

interface Changed {
  indicator: number
  name: string
  source: string
  figures: number | string
}

/** What those who follow an indicator are to be told of an import, as long as its rows are staged. */
export async function findNews(db: Kysely<DataTables>, { job, importId }: Written): Promise<Told[]> {
  const followed = await db
    .withTables<FollowedTables>()
    .selectFrom('followed_indicators')
    .select(['owner', 'indicator'])
    .execute()
  if (followed.length === 0) return []
  const ids = [...new Set(followed.map(({ indicator }) => indicator))]
  // Of the followed ones alone, each value by its key: an import can have millions.
  const { rows } = await sql<Changed>`select v.indicator as indicator, i.full_name as name,
      s.datasource as source, count(*) as figures
    from import_rows as r join data_values as v on ${sameKey}
      join indicators as i on i.id = v.indicator join datasources as s on s.id = v.datasource
    where r.job = ${job} and v.updated_import = ${importId} and r.indicator in (${sql.join(ids)})
    group by v.indicator, i.full_name, s.datasource order by s.datasource`.execute(db)
  return followed.flatMap(({ owner, indicator }) => {
    const changed = rows.filter((row) => Number(row.indicator) === indicator)
    const [first] = changed
    if (!first) return []
    return {
      owner,
      title: `New figures: ${first.name}`,
      text: `${changed.map(({ source, figures }) => `${source}: ${countOf(Number(figures))}`).join(', ')} (import ${importId}).`,
      link: `/indicator-search/barchart-view?indicator=${indicator}`,
    }
  })
}

const countOf = (figures: number): string => (figures === 1 ? '1 figure' : `${figures} figures`)
