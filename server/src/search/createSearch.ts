import type { Kysely } from 'kysely'
import { searchIndicators } from '@msdat/sdk/contracts/firstClient'
import * as contracts from '@msdat/sdk/contracts/search'
import type { CallContext, Serve } from '@msdat/sdk/http/serve'
import { readDataVersion } from '../data/dataVersion.ts'
import type { DataTables } from '../db/DataTables.ts'
import { AttemptLimit, type LimitRule } from '../limits/AttemptLimit.ts'
import { addressKey, takeOrRefuse } from '../limits/takeOrRefuse.ts'
import { readEntries } from './readEntries.ts'
import { SearchIndex, type SearchWish } from './SearchIndex.ts'

/** How long a change of the data may go unnoticed. */
const freshMs = 1000

export interface SearchSettings {
  db: Kysely<DataTables>
  limit?: LimitRule
}

/** Search over indicators, sources, places and dashboards. */
export function createSearch({ db, limit = contracts.searchLimit }: SearchSettings): {
  mount(serve: Serve): void
} {
  const attempts = new AttemptLimit(limit)
  const current = currentIndex(db)
  const answer = async (
    query: string,
    wish: SearchWish,
    context: CallContext,
  ): Promise<contracts.SearchAnswer> => {
    await takeOrRefuse(attempts, addressKey(context), context)
    return { query, ...(await current()).find(query, wish) }
  }
  return {
    mount(serve) {
      serve(contracts.search, ({ text, ...wish }, context) => answer(text, wish, context))
      serve(searchIndicators, async ({ search }, context) => {
        const { result } = await answer(search, { kind: 'indicator', size: 50 }, context)
        const sources = await sourcesOf(
          db,
          result.map(({ id }) => id),
        )
        return result.map(({ id, title }) => ({ id, full_name: title, datasources: sources.get(id) ?? [] }))
      })
      serve(contracts.searchByQuery, ({ text, ...wish }, context) => answer(text ?? '', wish, context))
    },
  }
}

async function sourcesOf(db: Kysely<DataTables>, indicators: number[]): Promise<Map<number, number[]>> {
  if (indicators.length === 0) return new Map()
  const pairs = await db
    .selectFrom('indicator_datasources')
    .select(['indicator', 'datasource'])
    .where('indicator', 'in', indicators)
    .orderBy('datasource')
    .execute()
  return new Map(
    indicators.map((id) => [
      id,
      pairs.filter(({ indicator }) => indicator === id).map(({ datasource }) => datasource),
    ]),
  )
}

/** The index of the data as they are now, made once for each state of them. */
function currentIndex(db: Kysely<DataTables>): () => Promise<SearchIndex> {
  let made: { stamp: string; index: Promise<SearchIndex> } | undefined
  let checkedAt = -Infinity
  return async () => {
    if (made && performance.now() - checkedAt < freshMs) return made.index
    const asked = performance.now()
    const stamp = await stampOf(db)
    checkedAt = asked
    if (made?.stamp !== stamp)
      made = { stamp, index: readEntries(db).then((entries) => new SearchIndex(entries)) }
    const { index } = made
    // A reading that failed is not kept.
    index.catch(() => (made = undefined))
    return index
  }
}

async function stampOf(db: Kysely<DataTables>): Promise<string> {
  const dashboards = await db
    .selectFrom('dashboards')
    .select((expression) => [
      expression.fn.countAll().as('count'),
      expression.fn.max('updated_at').as('newest'),
    ])
    .executeTakeFirst()
  return JSON.stringify([await readDataVersion(db), dashboards])
}
