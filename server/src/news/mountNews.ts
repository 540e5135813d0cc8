import type { Kysely } from 'kysely'
import * as contracts from '@msdat/sdk/contracts/news'
import type { createServe } from '@msdat/sdk/adapters/serve'
import type { DataTables } from '../db/DataTables.ts'
import { addNews, listNews } from './news.ts'

export interface NewsRoutes {
  serve: ReturnType<typeof createServe>
  db: Kysely<DataTables>
}

/** What's New: open to all readers, written by administrators. */
export function mountNews({ serve, db }: NewsRoutes): void {
  serve(contracts.listNews, (input) => listNews(db, input))
  serve(contracts.addNews, (input, { actor }) => addNews(db, input, { author: actor?.email ?? '' }))
}
