import { expect, it } from 'vitest'
import type { DataTables } from '../../db/DataTables.ts'
import type { Database } from '../../db/openDatabase.ts'
import { describeDatabases } from '../../db/testDatabases.fixture.ts'
import { bringIn, commit, csv, digestOf, undo, withSmallSet } from '../testImport.fixture.ts'
import { readJob, type Job } from './jobStates.ts'

const figure = '3,1,2,2016,2,7,1,'
const other = '3,1,2,2017,2,8,1,'

describeDatabases('an import whose figures a later file holds too', ({ makeDatabase }) => {
  const write = async (database: Database<DataTables>, ...rows: string[]): Promise<Job> =>
    commit(database, await bringIn(database, csv(...rows)))

  it('is not undone before that one, and then gives the data back as they were', async () => {
    const database = await withSmallSet(makeDatabase)
    const before = await digestOf(database)
    const first = await write(database, figure)
    const second = await write(database, figure, other)
    expect(second).toMatchObject({ same: 1, added: 1 })
    const both = await digestOf(database)
    await expect(undo(database, first)).rejects.toThrow(
      'Import 2 has brought figures that also stand in the file of import 3. Undo the later ones first, the last one first.',
    )
    expect(await digestOf(database)).toBe(both)
    expect(await readJob(database.db, first.id)).toMatchObject({ state: 'committed' })
    expect(await undo(database, second)).toMatchObject({ state: 'undone' })
    expect(await undo(database, first)).toMatchObject({ state: 'undone' })
    expect(await digestOf(database)).toBe(before)
  })

  it('is not undone either where it has changed them, and they alone are in the later file', async () => {
    const database = await withSmallSet(makeDatabase)
    const changed = '1,1,1,2016,2,61,1,'
    const first = await write(database, changed)
    const second = await write(database, changed)
    expect([first, second]).toMatchObject([{ changed: 1 }, { same: 1, added: 0, changed: 0 }])
    await expect(undo(database, first)).rejects.toThrow('in the file of import 3.')
    await undo(database, second)
    await undo(database, first)
  })

  it('is undone where the later file holds only figures of others', async () => {
    const database = await withSmallSet(makeDatabase)
    const first = await write(database, figure)
    await write(database, '1,1,1,2016,2,60,1,', other)
    expect(await undo(database, first)).toMatchObject({ state: 'undone' })
  })

  it('names all the imports that rely on it, by what they did', async () => {
    const database = await withSmallSet(makeDatabase)
    const first = await write(database, figure, other)
    await write(database, figure)
    await write(database, figure)
    await write(database, '3,1,2,2017,2,9,1,')
    await expect(undo(database, first)).rejects.toThrow(
      'Import 2 has been built upon by import 5, and has brought figures that also stand in the file of import 4, 3.',
    )
  })

  it('is known as their origin also after an undo has given them back', async () => {
    const database = await withSmallSet(makeDatabase)
    const added = await write(database, figure)
    const changing = await write(database, '3,1,2,2016,2,8,1,', '1,1,1,2016,2,61,1,')
    const again = await write(database, '3,1,2,2016,2,9,1,', '1,1,1,2016,2,62,1,')
    await undo(database, again)
    const holdsChanged = await write(database, '1,1,1,2016,2,61,1,')
    await expect(undo(database, changing)).rejects.toThrow('in the file of import 6.')
    await undo(database, holdsChanged)
    await undo(database, changing)
    await write(database, figure)
    await expect(undo(database, added)).rejects.toThrow('in the file of import 9.')
    await write(database, '1,1,1,2016,2,60,1,')
    expect(
      await database.db.selectFrom('import_confirmations').selectAll().orderBy('import').execute(),
    ).toEqual([
      { import: 6, confirmed: 3, figures: 1 },
      { import: 9, confirmed: 2, figures: 1 },
      { import: 10, confirmed: 1, figures: 1 },
    ])
  })
})
