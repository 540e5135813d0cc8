import type { Kysely } from 'kysely'
import { expect, it, vi } from 'vitest'
import type { AccountTables } from '../../accounts/AccountTables.ts'
import { addUser } from '../../accounts/addUser.ts'
import type { DataTables } from '../../db/DataTables.ts'
import type { Database } from '../../db/openDatabase.ts'
import { describeDatabases } from '../../db/testDatabases.fixture.ts'
import type { FollowedTables } from '../../followed/followedTable.ts'
import type { NotificationTables } from '../../notifications/notificationTable.ts'
import { bringIn, commit, csv, withSmallSet } from '../testImport.fixture.ts'
import { readJob } from './jobStates.ts'
import { settleAbandoned } from './settleJobs.ts'

type Tables = DataTables & FollowedTables & NotificationTables & AccountTables

describeDatabases('a commit whose process was killed before it told its job', ({ makeDatabase }) => {
  async function followIndicators(db: Kysely<Tables>, indicators: readonly number[]): Promise<void> {
    const person = { username: 'chika', email: 'chika@example.org', role: 'user', passwordHash: '' } as const
    const { id } = await addUser(db as unknown as Kysely<AccountTables>, person)
    const rows = indicators.map((indicator) => ({ owner: id, indicator, created_at: '' }))
    await db.insertInto('followed_indicators').values(rows).execute()
  }

  /** A file whose rows are still staged, with nobody told of it. */
  async function commitUntold(database: Database<DataTables>): Promise<number> {
    const db = database.db as unknown as Kysely<Tables>
    const { id } = await bringIn(
      database,
      csv('1,1,1,2016,2,61,1,', '1,1,2,2016,2,5,1,', '2,2,1,2016,2,7,1,'),
    )
    const rows = await db.selectFrom('import_rows').selectAll().execute()
    await commit(database, await readJob(database.db, id))
    await db.insertInto('import_rows').values(rows).execute()
    await db.deleteFrom('user_notifications').execute()
    const killed = {
      state: 'committing',
      import: null,
      runner: 'elsewhere 1 x',
      alive_at: '2020-01-01',
    } as const
    await db.updateTable('import_jobs').set(killed).where('id', '=', id).execute()
    return id
  }

  it('is told, once, to those who follow its indicators, without a look at its rows or at values', async () => {
    const database = await withSmallSet(makeDatabase)
    const db = database.db as unknown as Kysely<Tables>
    await followIndicators(db, [1, 3])
    const id = await commitUntold(database)
    const asked: string[] = []
    const watched = database.db.withPlugin({
      transformQuery: ({ node }) => {
        asked.push(JSON.stringify(node))
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    await vi.waitFor(
      async () => {
        await Promise.all([settleAbandoned(watched), settleAbandoned(watched)])
        expect(await readJob(database.db, id)).toMatchObject({ state: 'committed', import: 2 })
      },
      { timeout: 20_000 },
    )
    await settleAbandoned(watched)
    expect(asked.filter((statement) => /import_rows|data_values|value_revisions/.test(statement))).toEqual([])
    expect(asked.some((statement) => statement.includes('import_jobs'))).toBe(true)
    expect(await db.selectFrom('user_notifications').select(['title', 'text']).execute()).toEqual([
      { title: 'New figures: One', text: 'NDHS: 2 figures (import 2).' },
    ])
  })

  it('is told by the next one where the process that was telling it was killed too', async () => {
    const database = await withSmallSet(makeDatabase)
    const db = database.db as unknown as Kysely<Tables>
    await followIndicators(db, [1, 2])
    const id = await commitUntold(database)
    let told = 0
    const killed = database.db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'InsertQueryNode' && (told += 1) === 2) throw new Error('killed')
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    await settleAbandoned(killed)
    await vi.waitFor(() => expect(told).toBe(2), { timeout: 20_000 })
    await vi.waitFor(
      async () => {
        await settleAbandoned(database.db)
        expect(await readJob(database.db, id)).toMatchObject({ state: 'committed' })
      },
      { timeout: 20_000 },
    )
    const titles = await db.selectFrom('user_notifications').select('title').orderBy('title').execute()
    expect(titles).toEqual([{ title: 'New figures: One' }, { title: 'New figures: Two' }])
  })
})
