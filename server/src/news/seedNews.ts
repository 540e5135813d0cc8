import { readFileSync } from 'node:fs'
import { sql, type Kysely } from 'kysely'
import { NewsSeeds } from '@msdat/sdk/contracts/news'
import { validate } from '@msdat/sdk/contracts/validate/node'
import { StartupFault } from '../config/StartupFault.ts'
import type { DataTables } from '../db/DataTables.ts'

type NewsSeed = NewsSeeds[number]

/** Tells what the project brings: its features, and the data set that was taken in. Each item comes in once. */
export async function seedNews(db: Kysely<DataTables>, file: string, now = new Date()): Promise<void> {
  for (const seed of readSeeds(file)) await addOnce(db, seed, now.toISOString())
  const loaded = await db
    .selectFrom('imports')
    .selectAll()
    .where('kind', '=', 'built-in')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (loaded) await addOnce(db, await dataSetNews(db, loaded), loaded.committed_at)
}

function readSeeds(file: string): NewsSeed[] {
  const result = validate(NewsSeeds, JSON.parse(readFileSync(file, 'utf8')))
  if (result.ok) return result.value
  throw new StartupFault(result.issues.map(({ path, message }) => `${file}: ${path} ${message}`))
}

async function addOnce(db: Kysely<DataTables>, seed: NewsSeed, time: string): Promise<void> {
  await db
    .insertInto('news')
    .values({ ...seed, author: null, created_at: time, updated_at: time })
    .onConflict((conflict) => conflict.column('seed').doNothing())
    .execute()
}

interface LoadedSet {
  id: number
  added: number
  changed: number
  removed: number
}

async function dataSetNews(db: Kysely<DataTables>, { id, ...change }: LoadedSet): Promise<NewsSeed> {
  const totals = await db
    .selectFrom('indicator_datasources')
    .select([
      sql<number>`sum(values_count)`.as('values'),
      sql<number>`count(distinct indicator)`.as('indicators'),
      sql<number>`count(distinct datasource)`.as('sources'),
      sql<string | null>`min(first_period)`.as('first'),
      sql<string | null>`max(last_period)`.as('last'),
    ])
    .executeTakeFirstOrThrow()
  const isFirst = change.changed === 0 && change.removed === 0 && change.added === Number(totals.values)
  const holds =
    `It holds ${count(totals.values)} values of ${count(totals.indicators)} indicators ` +
    `from ${count(totals.sources)} sources, from ${year(totals.first)} to ${year(totals.last)}.`
  return {
    seed: `import-${id}`,
    category: 1,
    title: isFirst ? 'The data set is loaded' : 'The data set was brought up to date',
    content: isFirst
      ? holds
      : `New values: ${count(change.added)}; changed: ${count(change.changed)}; gone: ${count(change.removed)}. ${holds}`,
  }
}

const count = (number: number | null): string => Number(number ?? 0).toLocaleString('en')
const year = (period: string | null): string => period?.slice(0, 4) ?? 'no year'
