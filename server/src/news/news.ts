import type { Kysely, Selectable } from 'kysely'
import { newsCategories, type NewNews, type NewsItem } from '@msdat/sdk/contracts/news'
import type { Rows } from '@msdat/sdk/contracts/page'
import { AppError } from '@msdat/sdk/contracts/problem'
import { pageOf, type ListInput } from '../data/pageOf.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { NewsTable } from './NewsTable.ts'

/** What's new, newest first. */
export async function listNews(
  db: Kysely<DataTables>,
  { category, ...input }: ListInput & { category?: number | undefined },
): Promise<Rows<NewsItem>> {
  const rows = await db.selectFrom('news').selectAll().orderBy('created_at', 'desc').execute()
  const items = rows.filter((row) => category === undefined || row.category === category).map(toItem)
  return pageOf(items, { ...input, ordering: input.ordering ?? '-created_at' })
}

export async function getNews(db: Kysely<DataTables>, id: number): Promise<NewsItem> {
  const row = await db.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst()
  if (row) return toItem(row)
  throw new AppError('not_found', `There is no news item ${id}.`)
}

export async function addNews(
  db: Kysely<DataTables>,
  given: NewNews,
  { author, now = new Date() }: { author: string; now?: Date },
): Promise<NewsItem> {
  const title = given.title.trim()
  const content = given.content.trim()
  checkFilled({ title, content })
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() }
  const row = await db
    .insertInto('news')
    .values({ title, content, category: given.category, author, seed: null, ...times })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toItem(row)
}

function checkFilled(fields: Record<string, string>): void {
  const message = 'This field is required'
  const blank = Object.keys(fields).filter((name) => fields[name] === '')
  if (blank.length === 0) return
  throw new AppError('invalid_input', message, Object.fromEntries(blank.map((name) => [name, [message]])))
}

function toItem({ id, title, content, category, created_at, updated_at }: Selectable<NewsTable>): NewsItem {
  const category_name = newsCategories[category as keyof typeof newsCategories]
  return { id, title, content, category, category_name, created_at, updated_at }
}
