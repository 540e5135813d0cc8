import { beforeAll, expect, it } from 'vitest'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { Database } from '../db/openDatabase.ts'
import type { DataTables } from '../db/DataTables.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { SeriesBeside } from './SeriesBeside.ts'

const cell = (indicator: number, location: number) => ({ indicator, location, value: '50' })

describeDatabases('what stands beside a typed figure', ({ makeDatabase }) => {
  let database: Database<DataTables>
  beforeAll(async () => {
    database = await makeDatabase()
    await writeSmallSet(database, [
      '1,1,1,2014,2,50,1,',
      '1,1,1,2018,2,55,1,',
      '1,1,2,2014,2,40,1,',
      '1,2,2,2014,2,41,1,',
      '2,1,1,2014,2,7,1,',
    ])
  })

  it.each([
    ['at once', 20],
    ['place by place', 1],
  ])('is what its source has of its place, read %s', async (_how, mostAtOnce) => {
    const beside = new SeriesBeside(database.db, 1, [cell(1, 1), cell(1, 2), cell(2, 1)], {
      most: 4,
      mostAtOnce,
    })
    expect(await beside.of(cell(1, 1))).toMatchObject([{ value: 50 }, { value: 55 }])
    expect(await beside.of(cell(1, 2))).toMatchObject([{ value: 40 }])
    expect(await beside.of(cell(2, 1))).toMatchObject([{ value: 7 }])
    expect(await beside.of(cell(1, 1))).toHaveLength(2)
  })

  it('is refused where all places together have too much', async () => {
    const beside = new SeriesBeside(database.db, 1, [cell(1, 1), cell(1, 2), cell(2, 1)], {
      most: 3,
      mostAtOnce: 20,
    })
    expect(await beside.of(cell(1, 1))).toHaveLength(2)
    await expect(beside.of(cell(2, 1))).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining('Enter fewer places or indicators at once.') as string,
    })
  })
})
