import type { Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import type { Told } from '../notifications/notify.ts'
import type { FollowedTables } from './followedTable.ts'

interface Brought {
  name: string
  datasource: string
  figures: number
}

/** What those who follow an indicator are to be told of an import. */
export async function findNews(db: Kysely<DataTables>, importId: number): Promise<Told[]> {
  const news = await findBrought(db, importId)
  if (news.size === 0) return []
  const followed = await db
    .withTables<FollowedTables>()
    .selectFrom('followed_indicators')
    .select(['owner', 'indicator'])
    .where('indicator', 'in', [...news.keys()])
    .execute()
  return followed.map(({ owner, indicator }) => {
    const brought = news.get(indicator) ?? []
    const counts = brought.map(({ datasource, figures }) => `${datasource}: ${countOf(figures)}`)
    return {
      owner,
      title: `New figures: ${brought[0]?.name ?? ''}`,
      text: `${counts.join(', ')} (import ${importId}).`,
      link: `/indicator-search/barchart-view?indicator=${indicator}`,
    }
  })
}

/** By indicator: what the commit has taken down, in the order of the sources' names. */
async function findBrought(db: Kysely<DataTables>, importId: number): Promise<Map<number, Brought[]>> {
  const rows = await db
    .selectFrom('import_news as n')
    .innerJoin('indicators as i', 'i.id', 'n.indicator')
    .innerJoin('datasources as s', 's.id', 'n.datasource')
    .select(['n.indicator', 'i.full_name as name', 's.datasource', 'n.figures'])
    .where('n.import', '=', importId)
    .orderBy('s.datasource')
    .execute()
  const news = new Map<number, Brought[]>()
  for (const { indicator, ...brought } of rows) news.set(indicator, [...(news.get(indicator) ?? []), brought])
  return news
}

const countOf = (figures: number): string => (figures === 1 ? '1 figure' : `${figures} figures`)
