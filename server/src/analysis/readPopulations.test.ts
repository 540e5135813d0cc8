import { expect, it } from 'vitest'
import { readReferenceLists } from '../data/ReferenceLists.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { readPopulations } from './readPopulations.ts'

describeDatabases('populations', ({ makeDatabase }) => {
  async function populations(...values: string[]): Promise<Map<number, number>> {
    const database = await makeDatabase()
    await writeSmallSet(database, values)
    const { db } = database
    await db.updateTable('indicators').set({ indicator_type: 'Population' }).where('id', '=', 3).execute()
    return readPopulations(db, await readReferenceLists(db))
  }

  it('are the newest of each place, whichever source begins later', async () => {
    const found = await populations(
      '3,1,1,2010,2,100,1,',
      '3,1,1,2024,2,240,1,',
      '3,2,1,2015,1,150,2,',
      '3,2,1,2020,1,200,2,',
      '3,2,2,2016,1,50,2,',
      '1,1,1,2025,2,60,1,',
    )
    expect(found).toEqual(
      new Map([
        [1, 240],
        [2, 50],
      ]),
    )
  })

  it('are those of the lower source where both are of one period', async () => {
    const earlierLower = [
      '3,1,1,2015,2,180,1,',
      '3,1,1,2020,2,200,1,',
      '3,2,1,2018,1,150,2,',
      '3,2,1,2020,1,210,2,',
    ]
    const earlierHigher = [
      '3,1,2,2018,2,80,1,',
      '3,1,2,2020,2,90,1,',
      '3,2,2,2015,1,70,2,',
      '3,2,2,2020,1,95,2,',
    ]
    expect(await populations(...earlierLower, ...earlierHigher)).toEqual(
      new Map([
        [1, 200],
        [2, 90],
      ]),
    )
  })
})
