import { beforeAll, expect, it } from 'vitest'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../../db/DataTables.ts'
import type { Database } from '../../db/openDatabase.ts'
import { describeDatabases } from '../../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../builtInSet/testSet.fixture.ts'
import { bringIn, csv } from '../testImport.fixture.ts'
import { ImportJobs } from './ImportJobs.ts'
import { readJob } from './jobStates.ts'
import type { ImportRunner } from './runTask.ts'
import { WaitingFiles } from './WaitingFiles.ts'

describeDatabases('files that wait for their check', ({ makeDatabase }) => {
  let database: Database<DataTables>
  beforeAll(async () => {
    database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2016,2,10,1,'])
  })
  const file = (size: number) => ({
    name: 'own.csv',
    bytes: Buffer.alloc(size),
    actor: null,
    source: null,
    dryRun: false,
    removeMissing: false,
  })
  /** Works on nothing until it is let. */
  const heldBack = () => {
    const checked: number[] = []
    let begin = (): void => {}
    const gate = new Promise<void>((resolve) => (begin = resolve))
    const run: ImportRunner = async (task) => {
      await gate
      if (task.kind === 'check') checked.push(task.job)
    }
    return { run, checked, begin: () => begin() }
  }

  it('are so many at most, in number and in bytes', async () => {
    const { run, begin } = heldBack()
    const waiting = new WaitingFiles({ files: 3, bytes: 100 })
    const jobs = new ImportJobs(database.db, { run, waiting })
    const before = await database.db.selectFrom('import_jobs').selectAll().execute()
    // What nothing waits before is let in whatever its size.
    const all = [await jobs.start(file(150))]
    await expect.poll(() => waiting.bytes).toBe(0)
    all.push(await jobs.start(file(60)))
    await expect(jobs.start(file(50))).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^1 file waits to be checked already, of 1 MB together\./) as string,
    })
    all.push(await jobs.start(file(20)), await jobs.start(file(20)))
    await expect(jobs.start(file(0))).rejects.toThrow(/^3 files wait/)
    begin()
    for (const { done } of all) await done
    expect(waiting.bytes).toBe(0)
    const after = await database.db.selectFrom('import_jobs').selectAll().execute()
    expect(after.length - before.length).toBe(4)
  })

  it('let go of their bytes when they are cancelled', async () => {
    const { run, checked, begin } = heldBack()
    const waiting = new WaitingFiles()
    const jobs = new ImportJobs(database.db, { run, waiting })
    const first = await jobs.start(file(10))
    const second = await jobs.start(file(20))
    const third = await jobs.start(file(30))
    await expect.poll(() => waiting.bytes).toBe(50)
    await jobs.cancel(second.id)
    expect(waiting.bytes).toBe(30)
    begin()
    await third.done
    expect(checked).toEqual([first.id, third.id])
    expect(waiting.bytes).toBe(0)
  })

  it('are checked once the one before them is cancelled, whose step is ended then', async () => {
    const checked: number[] = []
    const told: unknown[] = []
    const run: ImportRunner = async (task, cancelled) => {
      if (task.kind !== 'check') return
      checked.push(task.job)
      if (checked.length > 1) return
      await new Promise((_, reject) => cancelled?.addEventListener('abort', () => reject(new Error('ended'))))
    }
    const jobs = new ImportJobs(database.db, { run, tell: (error) => told.push(error) })
    const first = await jobs.start(file(10))
    const second = await jobs.start(file(10))
    await expect.poll(() => checked).toEqual([first.id])
    await jobs.cancel(first.id)
    await second.done
    expect(checked).toEqual([first.id, second.id])
    expect((await readJob(database.db, first.id)).state).toBe('cancelled')
    expect(told).toEqual([])
  })

  it('are freed for another try where the step was broken off', async () => {
    const late: ImportRunner = () =>
      Promise.reject(new AppError('timed_out', 'It took longer than 30 minutes.'))
    const jobs = new ImportJobs(database.db, { run: late })
    const { id, done } = await jobs.start(file(10))
    await done
    expect(await readJob(database.db, id)).toMatchObject({
      state: 'interrupted',
      message: 'The file could not be checked. It took longer than 30 minutes.',
    })
    const checked = await bringIn(database, csv('1,1,2,2016,2,5,1,'))
    const commit = await jobs.commit(checked.id)
    await expect(commit.done).rejects.toThrow('longer than')
    expect(await readJob(database.db, checked.id)).toMatchObject({
      state: 'ready',
      message: expect.stringMatching(/^The commit was interrupted.*commit again\.$/) as string,
    })
  })
})
