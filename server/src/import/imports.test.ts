import { expect, it, vi } from 'vitest'
import { listDataValues } from '../data/dataValues.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { claimForCommit, commitJob } from './jobs/commitJob.ts'
import { ImportJobs } from './jobs/ImportJobs.ts'
import { readJob } from './jobs/jobStates.ts'
import { settleAbandoned } from './jobs/settleJobs.ts'
import { dropLeftRows } from './jobs/tidyUp.ts'
import { claimForUndo, undoJob } from './jobs/undoJob.ts'
import { holdImportLock } from './keepRevisions.ts'
import { listChanges } from './changes/listChanges.ts'
import { listFindings } from './readImports.ts'
import { bringIn, commit, csv, digestOf, undo, withSmallSet } from './testImport.fixture.ts'

describeDatabases('a file on its way in', ({ makeDatabase }) => {
  const prepared = () => withSmallSet(makeDatabase)

  it('is checked and compared, and nothing is written before its commit', async () => {
    const database = await prepared()
    const before = await digestOf(database)
    const job = await bringIn(
      database,
      csv('1,1,1,2014,2,50,1,', '1,1,1,2016,2,61.5,2,mended', '1,1,2,2016,2,0,1,', '1,1,2,2018,2,,1,'),
    )
    expect(job).toMatchObject({
      state: 'ready',
      rows: 3,
      blank_rows: 1,
      added: 1,
      changed: 1,
      same: 1,
      removed: 0,
    })
    expect(await digestOf(database)).toBe(before)
    const { results } = await listChanges(database.db, job, {})
    expect(results).toMatchObject([
      {
        kind: 'changed',
        line: 3,
        old_value: 60,
        new_value: 61.5,
        old_citation: 1,
        new_citation: 2,
        new_note: 'mended',
      },
      { kind: 'new', line: 4, old_value: null, new_value: 0 },
    ])
  })

  it('goes in under a number, keeps what it replaces, and comes out again', async () => {
    const database = await prepared()
    const before = await digestOf(database)
    const job = await commit(
      database,
      await bringIn(database, csv('1,1,1,2016,2,61.5,2,mended', '3,1,2,2016,2,7,1,')),
    )
    expect(job).toMatchObject({ state: 'committed', import: 2, progress: 100 })
    expect(await digestOf(database)).not.toBe(before)
    const revisions = await database.db.selectFrom('value_revisions').selectAll().execute()
    expect(revisions).toMatchObject([
      { value: 60, citation: 1, note: '', created_import: 1, updated_import: 1, replaced_import: 2 },
    ])
    const imports = await database.db.selectFrom('imports').selectAll().where('id', '=', 2).execute()
    expect(imports).toMatchObject([
      { kind: 'file', actor: 'officer@example.org', added: 1, changed: 1, name: 'own.csv' },
    ])
    expect(await undo(database, job)).toMatchObject({ state: 'undone' })
    expect(await digestOf(database)).toBe(before)
  })

  it('removes what a complete file does not hold, only when asked, and gives it back', async () => {
    const database = await prepared()
    const before = await digestOf(database)
    const rows = csv('1,1,1,2014,2,50,1,')
    expect(await bringIn(database, rows)).toMatchObject({ removed: 0, same: 1 })
    const job = await bringIn(database, rows, { removeMissing: true })
    expect(job).toMatchObject({ removed: 1, same: 1 })
    expect((await listChanges(database.db, job, {})).results).toMatchObject([
      { kind: 'gone', line: null, period: '2016', old_value: 60, new_value: null },
    ])
    const committed = await commit(database, job)
    const left = await database.db.selectFrom('data_values').select('id').orderBy('id').execute()
    expect(left).toEqual([{ id: 1 }, { id: 3 }])
    await undo(database, committed)
    expect(await digestOf(database)).toBe(before)
  })

  it('leaves the data of every moment readable', async () => {
    const database = await prepared()
    const { db } = database
    const moments: string[] = []
    const states: unknown[] = []
    const now = async (): Promise<unknown> =>
      (await listDataValues(db, {})).results.map(({ id, value, note }) => [id, value, note])
    const remember = async (): Promise<void> => {
      moments.push(new Date().toISOString())
      states.push(await now())
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await remember()
    const job = await bringIn(database, csv('1,1,1,2016,2,61.5,2,mended', '3,1,2,2016,2,7,1,'), {
      removeMissing: true,
    })
    const committed = await commit(database, job)
    await remember()
    await undo(database, committed)
    await remember()
    expect(states[1]).toEqual([
      [2, 61.5, 'mended'],
      [3, 3, ''],
      [4, 7, ''],
    ])
    expect(states[2]).toEqual(states[0])
    for (const [at, as_of] of moments.entries()) {
      const { results } = await listDataValues(db, { as_of })
      expect(results.map(({ id, value, note }) => [id, value, note])).toEqual(states[at])
    }
    expect(await listDataValues(db, { as_of: '2020-01-01' })).toEqual({ count: 0, results: [] })
    const newest = await listDataValues(db, { as_of: moments[1], indicator: '1', latest: true })
    expect(newest.results).toMatchObject([{ period: '2016', value: 61.5 }])
    const upTo = await listDataValues(db, {
      as_of: moments[0],
      indicator: '1',
      latest: true,
      period_to: '2015',
    })
    expect(upTo.results).toMatchObject([{ period: '2014', value: 50 }])
    const since = { as_of: moments[0], indicator: '1', latest: true, period_from: '2017' }
    expect(await listDataValues(db, since)).toEqual({ count: 0, results: [] })
  })

  it('is undone the last one first, through any depth', async () => {
    const database = await prepared()
    const before = await digestOf(database)
    const first = await commit(
      database,
      await bringIn(database, csv('1,1,1,2016,2,61,1,', '3,1,1,2016,2,1,1,')),
    )
    const between = await digestOf(database)
    const second = await commit(
      database,
      await bringIn(database, csv('1,1,1,2016,2,62,1,', '3,1,1,2016,2,2,1,')),
    )
    const other = await commit(database, await bringIn(database, csv('2,2,2,2020,1,4,,')))
    await expect(undo(database, first)).rejects.toThrow('Import 2 has been built upon by import 3.')
    expect((await readJob(database.db, first.id)).state).toBe('committed')
    await undo(database, second)
    await undo(database, other)
    expect(await digestOf(database)).toBe(between)
    await undo(database, first)
    expect(await digestOf(database)).toBe(before)
    await expect(undo(database, first)).rejects.toThrow('Import 1 is undone')
  })

  it('lets a removed value stand that somebody else brought in anew', async () => {
    const database = await prepared()
    const removal = await commit(
      database,
      await bringIn(database, csv('1,1,1,2014,2,50,1,'), { removeMissing: true }),
    )
    await commit(database, await bringIn(database, csv('1,1,1,2016,2,99,1,')))
    await expect(undo(database, removal)).rejects.toThrow('built upon by import 3')
  })

  it('asks to be looked at again where the data have changed since it was checked', async () => {
    const database = await prepared()
    const waiting = await bringIn(database, csv('1,1,1,2016,2,61,1,', '1,1,2,2016,2,5,1,'))
    await commit(database, await bringIn(database, csv('1,1,2,2016,2,6,1,')))
    await expect(commit(database, waiting)).rejects.toThrow(
      'The data have changed since this file was checked',
    )
    expect(await readJob(database.db, waiting.id)).toMatchObject({ state: 'ready', added: 0, changed: 2 })
    expect(await commit(database, await readJob(database.db, waiting.id))).toMatchObject({
      state: 'committed',
    })
  })

  it('is not written twice, nor after a trial run, nor while another one is being written', async () => {
    const database = await prepared()
    const job = await bringIn(database, csv('1,1,1,2016,2,61,1,'))
    const outcomes = await Promise.allSettled([commit(database, job), commit(database, job)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const trial = await bringIn(database, csv('1,1,1,2016,2,62,1,'), { dryRun: true })
    expect(trial).toMatchObject({ state: 'ready', changed: 1 })
    await expect(commit(database, trial)).rejects.toThrow('trial run')
    const waiting = await bringIn(database, csv('1,1,1,2016,2,63,1,'))
    await database.db
      .updateTable('import_jobs')
      .set({ state: 'undoing', runner: 'elsewhere 1 x', alive_at: new Date().toISOString() })
      .where('id', '=', job.id)
      .execute()
    await expect(commit(database, waiting)).rejects.toThrow('Another import is being written')
  })

  it('is written when the import has ended that another process was writing', async () => {
    const database = await prepared()
    const { id } = await bringIn(database, csv('1,1,1,2016,2,61,1,'))
    // Both looked in the same moment, and found nobody at work.
    await claimForCommit(database.db, id)
    const order: string[] = []
    let ours: Promise<unknown> | undefined
    await database.db.transaction().execute(async (transaction) => {
      await holdImportLock(transaction)
      ours = commitJob(database, id).then(() => order.push('ours'))
      await new Promise((resolve) => setTimeout(resolve, 500))
      order.push('other')
    })
    await ours
    expect(order).toEqual(['other', 'ours'])
  })

  it('can be cancelled while it waits, and then never be written', async () => {
    const database = await prepared()
    const job = await bringIn(database, csv('1,1,1,2016,2,61,1,'))
    const jobs = new ImportJobs(database.db)
    expect(await jobs.cancel(job.id)).toMatchObject({ state: 'cancelled' })
    await jobs.settled()
    await expect(commit(database, job)).rejects.toThrow('cancelled')
    expect(await database.db.selectFrom('import_rows').selectAll().execute()).toEqual([])
  })

  it('says what became of it when its process died', async () => {
    const database = await prepared()
    const job = await bringIn(database, csv('1,1,1,2016,2,61,1,'))
    const dead = {
      state: 'committing' as const,
      runner: 'elsewhere 1 x',
      alive_at: '2020-01-01T00:00:00.000Z',
    }
    await database.db.updateTable('import_jobs').set(dead).where('id', '=', job.id).execute()
    const next = await commit(database, await bringIn(database, csv('1,1,2,2016,2,5,1,')))
    expect(next.state).toBe('committed')
    const settled = await readJob(database.db, job.id)
    expect(settled).toMatchObject({ state: 'ready' })
    expect(settled.message).toMatch(/interrupted; nothing of it was written/)
  })

  const untold = { runner: 'elsewhere 1 x', alive_at: '2020-01-01T00:00:00.000Z' }

  it('is told to be written where its process died after the figures, and to be taken back likewise', async () => {
    const database = await prepared()
    const { id } = await commit(database, await bringIn(database, csv('1,1,1,2016,2,61,1,')))
    const stateIs = (state: string) =>
      vi.waitFor(
        async () => {
          await settleAbandoned(database.db)
          expect(await readJob(database.db, id)).toMatchObject({ state, import: 2 })
        },
        { timeout: 20_000 },
      )
    const tell = (set: { state: 'committing'; import: null } | { state: 'undoing' }) =>
      database.db
        .updateTable('import_jobs')
        .set({ ...untold, ...set })
        .where('id', '=', id)
        .execute()
    await tell({ state: 'committing', import: null })
    await stateIs('committed')
    await undo(database, await readJob(database.db, id))
    await tell({ state: 'undoing' })
    await stateIs('undone')
  })

  it.each(['commit', 'undo'] as const)(
    'is freed from a process that seems dead only when that %s is over, which then writes nothing',
    async (step) => {
      const database = await prepared()
      const { id } = await bringIn(database, csv('1,1,1,2016,2,61,1,'))
      if (step === 'undo') await commit(database, await readJob(database.db, id))
      await (step === 'commit' ? claimForCommit : claimForUndo)(database.db, id)
      await database.db.updateTable('import_jobs').set(untold).where('id', '=', id).execute()
      const digest = await digestOf(database)
      const stateIs = async (state: string) => expect(await readJob(database.db, id)).toMatchObject({ state })
      await database.db.transaction().execute(async (transaction) => {
        await holdImportLock(transaction)
        await settleAbandoned(database.db)
        await new Promise((resolve) => setTimeout(resolve, 300))
        await stateIs(step === 'commit' ? 'committing' : 'undoing')
      })
      const freed = step === 'commit' ? 'ready' : 'committed'
      await vi.waitFor(() => stateIs(freed), { timeout: 20_000 })
      const late = step === 'commit' ? commitJob(database, id) : undoJob(database, { job: id, actor: null })
      await expect(late).rejects.toThrow('taken over')
      expect(await digestOf(database)).toBe(digest)
      expect(await readJob(database.db, id)).toMatchObject({ state: freed })
    },
  )

  it('is tidied up after by one process, however many are cancelled at once', async () => {
    const database = await prepared()
    const all = []
    for (const value of [61, 62, 63, 64, 65, 66])
      all.push(await bringIn(database, csv(`1,1,1,2016,2,${value},1,`)))
    let atOnce = 0
    let most = 0
    let runs = 0
    const jobs = new ImportJobs(database.db, {
      run: async (task) => {
        runs += 1
        atOnce += 1
        most = Math.max(most, atOnce)
        await new Promise((resolve) => setTimeout(resolve, 50))
        await dropLeftRows(database)
        expect(task.kind).toBe('tidy')
        atOnce -= 1
      },
    })
    await Promise.all(all.map(({ id }) => jobs.cancel(id)))
    await jobs.settled()
    expect(most).toBe(1)
    expect(runs).toBeLessThan(all.length)
    expect(await database.db.selectFrom('import_rows').selectAll().execute()).toEqual([])
  })

  it('leaves none of its rows behind, also where the server stopped before it cleared them away', async () => {
    const database = await prepared()
    const waiting = await bringIn(database, csv('1,1,1,2018,2,70,1,'))
    const written = await commit(database, await bringIn(database, csv('1,1,1,2016,2,61,1,')))
    const jobsOfRows = async (): Promise<number[]> =>
      (await database.db.selectFrom('import_rows').select('job').execute()).map(({ job }) => job)
    expect(await jobsOfRows()).toEqual([waiting.id])
    const rows = await database.db.selectFrom('import_rows').selectAll().execute()
    await database.db
      .insertInto('import_rows')
      .values(rows.map((row) => ({ ...row, job: written.id })))
      .execute()
    await dropLeftRows(database)
    expect(await jobsOfRows()).toEqual([waiting.id])
    expect(await commit(database, waiting)).toMatchObject({ state: 'committed', added: 1 })
  })

  it('has its rows dropped in steps, and nobody waits for them', async () => {
    const database = await prepared()
    const job = await bringIn(database, csv('1,1,1,2018,2,70,1,'))
    const [row] = await database.db.selectFrom('import_rows').selectAll().execute()
    const more = Array.from({ length: 4_500 }, (_, at) => ({
      ...(row as NonNullable<typeof row>),
      line: 10 + at,
    }))
    for (let start = 0; start < more.length; start += 500)
      await database.db
        .insertInto('import_rows')
        .values(more.slice(start, start + 500))
        .execute()
    let asked = 0
    await database.db
      .updateTable('import_jobs')
      .set({ state: 'cancelled' })
      .where('id', '=', job.id)
      .execute()
    await dropLeftRows({ ...database, isEnding: () => ++asked > 2 })
    const count = async () => (await database.db.selectFrom('import_rows').select('line').execute()).length
    expect(await count()).toBe(501)
    await dropLeftRows(database)
    expect(await count()).toBe(0)
  })

  it('carries the flags of its series, as findings before and with its values after', async () => {
    const database = await prepared()
    const job = await bringIn(database, csv('1,1,1,2017,2,104,1,'))
    const codes = (await listFindings(database.db, job.id, {})).results.map(({ kind }) => kind)
    expect(codes).toEqual(expect.arrayContaining(['GT100', 'CONS_TIME']))
    await commit(database, job)
    const flags = await database.db
      .selectFrom('value_flags')
      .innerJoin('data_values', 'data_values.id', 'value_id')
      .select(['code', 'severity', 'rule_version', 'import'])
      .where('period', '=', '2017')
      .execute()
    expect(flags).toEqual(
      expect.arrayContaining([{ code: 'GT100', severity: 'warning', rule_version: 1, import: 2 }]),
    )
  })

  it('is refused whole for one wrong row', async () => {
    const database = await prepared()
    const job = await bringIn(database, csv('1,1,1,2016,2,61,1,', '1,1,1,2016,2,x,1,'))
    expect(job).toMatchObject({ state: 'rejected', errors: 1 })
    expect((await listFindings(database.db, job.id, {})).results).toMatchObject([
      { line: 3, column: 'value', value: 'x', kind: 'not_a_number', severity: 'error' },
    ])
    await expect(commit(database, job)).rejects.toThrow('rejected')
  })

  it(
    'counts a hundred thousand errors, keeps the first of each kind, and reads no more of them',
    { timeout: 60_000 },
    async () => {
      const database = await prepared()
      const wrong = Array<string>(50_000).fill('99,1,1,2016,2,many,1,')
      const job = await bringIn(database, csv(...wrong))
      expect(job).toMatchObject({ state: 'rejected', errors: 100_000 })
      const { count } = await listFindings(database.db, job.id, {})
      expect(count).toBe(202)
      const more = await bringIn(database, csv(...wrong, ...wrong))
      expect(more.state).toBe('rejected')
      expect(more.errors).toBeLessThan(200_000)
      const found = await listFindings(database.db, more.id, { size: 1000 })
      expect(found.results.map(({ kind }) => kind)).toContain('too_many_errors')
    },
  )
})
