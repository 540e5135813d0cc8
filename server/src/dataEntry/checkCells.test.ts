import { beforeAll, expect, it } from 'vitest'
import type { EntryCell } from '@msdat/sdk/contracts/dataEntry'
import { readReferenceLists, type ReferenceLists } from '../data/ReferenceLists.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { Database } from '../db/openDatabase.ts'
import type { DataTables } from '../db/DataTables.ts'
import { countTurns } from '../http/countTurns.fixture.ts'
import { sliceMs } from '../http/letOthersIn.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { checkCells } from './checkCells.ts'

/** Cells of which each takes longer than a slice of a turn, and says when it is judged. */
function slowCells(count: number, onJudged: () => void): EntryCell[] {
  return Array.from({ length: count }, (_, at) => ({
    indicator: 1 + at,
    location: 1,
    get value() {
      onJudged()
      for (const until = performance.now() + sliceMs; performance.now() <= until;);
      return '50'
    },
  }))
}

describeDatabases('checks of typed tables', ({ makeDatabase }) => {
  let database: Database<DataTables>
  let lists: ReferenceLists
  beforeAll(async () => {
    database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2014,2,50,1,', '2,1,1,2014,2,7,1,', '3,1,1,2014,2,7,1,'])
    lists = await readReferenceLists(database.db)
  })
  const check = (cells: EntryCell[], signal?: AbortSignal) =>
    checkCells(database.db, lists, { datasource: 1, period: '2018', cells }, signal && { signal })

  it('of all that are under way, one judges a cell in a turn of the event loop', async () => {
    const turns = countTurns()
    const judgedIn: number[] = []
    const each = async (): Promise<unknown> => {
      let cell = 0
      // The first cells wait for the database, and not for each other.
      return check(slowCells(3, () => (cell += 1) > 1 && judgedIn.push(turns.passed)))
    }
    await Promise.all(Array.from({ length: 8 }, each))
    turns.stop()
    expect(judgedIn.length).toBeGreaterThanOrEqual(16)
    expect(new Set(judgedIn).size).toBe(judgedIn.length)
  })

  it('end where nobody waits for them any more', async () => {
    const leaving = new AbortController()
    let judged = 0
    const asked = check(
      slowCells(3, () => {
        judged += 1
        leaving.abort()
      }),
      leaving.signal,
    )
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
    expect(judged).toBe(1)
  })
})
