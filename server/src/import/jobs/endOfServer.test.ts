import { craftZip } from '@msdat/sdk/testing/craftZip'
import { expect, it, vi } from 'vitest'
import { describeDatabases } from '../../db/testDatabases.fixture.ts'
import { csv, withSmallSet } from '../testImport.fixture.ts'
import { ImportJobs } from './ImportJobs.ts'
import { readJob } from './jobStates.ts'
import { runTask } from './runTask.ts'

const months = Array.from(
  { length: 300 },
  (_, at) => `${2000 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
)
// More than are kept at once.
const rows = [1, 2].flatMap((indicator) =>
  [1, 2].flatMap((source) =>
    [1, 2, 3, 4, 5].flatMap((type) =>
      months.map((month) => `${indicator},${source},1,${month},${type},5,1,`),
    ),
  ),
)

describeDatabases('an import while the server ends', ({ makeDatabase }) => {
  it('stops after its present rows, says so, and begins no file that waited', async () => {
    const database = await withSmallSet(makeDatabase)
    const ending = new AbortController()
    let asked = 0
    const isEnding = () => {
      asked += 1
      ending.abort()
      return ending.signal.aborted
    }
    const jobs = new ImportJobs(database.db, {
      run: (task) => runTask({ ...database, isEnding }, task),
      ending: ending.signal,
    })
    const file = {
      name: 'own.csv',
      bytes: csv(...rows),
      actor: null,
      source: null,
      dryRun: false,
      removeMissing: false,
    }
    const [checked, waiting] = [await jobs.start(file), await jobs.start(file)]
    await jobs.settled()
    expect(asked).toBe(1)
    expect(await readJob(database.db, checked.id)).toMatchObject({
      state: 'interrupted',
      message: expect.stringContaining('The server was stopped while the file was checked') as string,
    })
    expect(await readJob(database.db, waiting.id)).toMatchObject({
      state: 'interrupted',
      message: 'The file could not be checked. The server was stopped first.',
    })
    // What is left, the next start drops.
    const next = new ImportJobs(database.db)
    next.tidy()
    await next.settled()
    expect(await database.db.selectFrom('import_rows').selectAll().execute()).toEqual([])
  })

  it.each([
    ['so many rows', 0, 5000],
    ['so long', 2000, 1],
  ])('stops after %s of nothing but errors too', async (_, msPerRow, errors) => {
    const database = await withSmallSet(makeDatabase)
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += msPerRow))
    const jobs = new ImportJobs(database.db, {
      run: (task) => runTask({ ...database, isEnding: () => true }, task),
    })
    const bytes = csv(...Array.from({ length: 6000 }, () => 'nothing,1,1,2014,2,50,1,'))
    const file = { name: 'own.csv', bytes, actor: null, source: null, dryRun: false, removeMissing: false }
    const { id, done } = await jobs.start(file)
    await done
    vi.restoreAllMocks()
    expect(await readJob(database.db, id)).toMatchObject({ state: 'interrupted', errors })
  })

  it.each([
    [
      'a workbook without a row',
      craftZip([
        { name: 'xl/workbook.xml', content: '<workbook/>' },
        { name: 'xl/worksheets/sheet1.xml', content: `<a>${'<a/>'.repeat(50_000)}</a>` },
      ]),
    ],
    ['blank lines', csv('\n'.repeat(2_000_000))],
    ['blank lines after a quotation mark', csv('"1",1,1,2014,2,50,1,', '\n'.repeat(300_000))],
  ])('stops in the middle of %s too', async (_, bytes) => {
    const database = await withSmallSet(makeDatabase)
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 300))
    let asked = 0
    const isEnding = () => (asked += 1) === 1
    const jobs = new ImportJobs(database.db, { run: (task) => runTask({ ...database, isEnding }, task) })
    const file = { name: 'own.csv', bytes, actor: null, source: null, dryRun: false, removeMissing: false }
    const { id, done } = await jobs.start(file)
    await done
    vi.restoreAllMocks()
    const { state, progress } = await readJob(database.db, id)
    expect(state).toBe('interrupted')
    // At the end of the file it would be 80.
    expect(progress).toBeLessThan(80)
  })
})
