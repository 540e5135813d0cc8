import type { Kysely } from 'kysely'
import * as contracts from '@msdat/sdk/contracts/news'
import type { Serve } from '@msdat/sdk/adapters/serve'
import type { DataTables } from '../db/DataTables.ts'
import { addNews, getNews, listNews } from './news.ts'

export interface NewsRoutes {
  serve: Serve
  db: Kysely<DataTables>
}

/** What's New: open to all readers, written by administrators. */
export function mountNews({ serve, db }: NewsRoutes): void {
  serve(contracts.listNews, (input) => listNews(db, input))
  serve(contracts.getNews, ({ id }) => getNews(db, id))
  serve(contracts.addNews, async (input, { actor, setHeader }) => {
    const item = await addNews(db, input, { author: actor?.email ?? '' })
    setHeader('Location', `/api/news/updates/${item.id}/`)
    return item
  })
}
