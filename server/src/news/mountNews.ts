import type { Kysely } from 'kysely'
import * as contracts from '@msdat/sdk/contracts/news'
import type { Serve } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../db/DataTables.ts'
import type { RowOf } from '../db/defineTable.ts'
import { mountStored } from '../stored/mountStored.ts'
import { newsTable } from './newsTable.ts'

export const news = {
  table: newsTable,
  called: 'news item',
  search: ['title', 'content'],
  ordering: '-created_at',
  most: { inAll: 5000 },
} as const

/** What's New: open to all readers, written by administrators. */
export function mountNews(serve: Serve, db: Kysely<DataTables>): void {
  mountStored(serve, db, {
    kind: news,
    calls: {
      list: contracts.listNews,
      get: contracts.getNews,
      add: contracts.addNews,
      change: contracts.changeNews,
      remove: contracts.removeNews,
    },
    toOutput: toItem,
    toColumns: (given, { actor }) => ({ ...written(given), author: actor?.email ?? '' }),
    toChanges: written,
  })
}

function written(given: contracts.NewNews) {
  const title = given.title.trim()
  const content = given.content.trim()
  checkFilled({ title, content })
  return { title, content, category: given.category }
}

function checkFilled(fields: Record<string, string>): void {
  const message = 'This field is required'
  const blank = Object.keys(fields).filter((name) => fields[name] === '')
  if (blank.length === 0) return
  throw new AppError('invalid_input', message, Object.fromEntries(blank.map((name) => [name, [message]])))
}

function toItem({ author: _author, seed: _seed, ...item }: RowOf<typeof newsTable>): contracts.NewsItem {
  const category_name = contracts.newsCategories[item.category as keyof typeof contracts.newsCategories]
  return { ...item, category_name }
}
