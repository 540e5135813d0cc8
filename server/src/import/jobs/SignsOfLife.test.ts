import { hostname } from 'node:os'
import { expect, it, vi } from 'vitest'
import { describeDatabases } from '../../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../builtInSet/testSet.fixture.ts'
import { bringIn, csv } from '../testImport.fixture.ts'
import { ImportJobs } from './ImportJobs.ts'
import { readJob } from './jobStates.ts'
import { settleAbandoned } from './settleJobs.ts'
import { SignsOfLife } from './SignsOfLife.ts'

const longAgo = '2020-01-01T00:00:00.000Z'
const settle = () => new Promise((resolve) => setTimeout(resolve, 60))

describeDatabases('a process at work on imports', ({ makeDatabase }) => {
  const prepared = async () => {
    const database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2016,2,60,1,'])
    const { db } = database
    let open: () => void = () => {}
    const gate = new Promise<void>((resolve) => (open = resolve))
    const jobs = new ImportJobs(db, { run: () => gate, signs: new SignsOfLife(db, 5) })
    const grow = () => db.updateTable('import_jobs').set({ alive_at: longAgo }).execute()
    const silent = async () =>
      (
        await db
          .selectFrom('import_jobs')
          .select('id')
          .where('alive_at', '=', longAgo)
          .orderBy('id')
          .execute()
      ).map(({ id }) => id)
    return { database, db, jobs, open, grow, silent }
  }
  const file = (name: string) => ({
    name,
    bytes: csv('1,1,1,2016,2,61,1,'),
    actor: null,
    source: null,
    dryRun: false,
    removeMissing: false,
  })

  it('shows life of the files that wait and of the one that is checked, and of nothing when all is done', async () => {
    const { jobs, open, grow, silent } = await prepared()
    const first = await jobs.start(file('first.csv'))
    const second = await jobs.start(file('second.csv'))
    await grow()
    await vi.waitFor(async () => expect(await silent()).toEqual([]), { timeout: 20_000 })
    open()
    await Promise.all([first.done, second.done])
    await settle()
    await grow()
    await settle()
    expect(await silent()).toEqual([first.id, second.id])
  })

  it('shows life of what it writes, and of no other import', async () => {
    const { database, db, jobs, open, grow, silent } = await prepared()
    const waiting = await bringIn(database, csv('1,1,1,2016,2,62,1,'))
    const { id } = await bringIn(database, csv('1,1,1,2016,2,61,1,'))
    const { done } = await jobs.commit(id)
    await grow()
    await vi.waitFor(async () => expect(await silent()).toEqual([waiting.id]), { timeout: 20_000 })
    expect(await readJob(db, id)).toMatchObject({ state: 'committing' })
    open()
    await done
  })

  it('loses an import for which it has shown no life for a minute, also to a process of this machine', async () => {
    const { db, jobs, open } = await prepared()
    const { id, done } = await jobs.start(file('first.csv'))
    // Since the machine was started anew, another program has the number of the process that held the import.
    const runner = `${hostname()} ${process.ppid} before`
    await db.updateTable('import_jobs').set({ runner }).execute()
    await settleAbandoned(db)
    expect(await readJob(db, id)).toMatchObject({ state: 'checking' })
    await db.updateTable('import_jobs').set({ alive_at: longAgo }).execute()
    await vi.waitFor(
      async () => {
        await settleAbandoned(db)
        expect(await readJob(db, id)).toMatchObject({ state: 'interrupted' })
      },
      { timeout: 20_000 },
    )
    open()
    await done
  })
})
