import { expect, it } from 'vitest'
import { readReferenceLists } from '../data/ReferenceLists.ts'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import { writeSmallSet } from '../import/builtInSet/testSet.fixture.ts'
import { readFigures, type FigureWish } from './FigureShelf.ts'

const rows = [
  '1,1,1,2014,2,50,1,',
  '1,1,1,2018,2,55,1,',
  '1,1,1,2018,3,52,1,',
  '1,1,2,2018,2,40,1,',
  '1,1,1,2019-02,2,57,1,',
  '1,2,2,2018,1,41,2,',
]

describeDatabases('figures that the chatbot tells', ({ makeDatabase }) => {
  it('are the same, and others have their turn, where an indicator has so many that they are read in parts', async () => {
    const { db, ...database } = await makeDatabase()
    await writeSmallSet({ db, ...database }, rows)
    const lists = await readReferenceLists(db)
    const wishes: FigureWish[] = [
      { indicator: 1 },
      { indicator: 1, locations: [1] },
      { indicator: 1, datasources: [1] },
      { indicator: 1, datasources: [1], sourceClass: 'Routine' },
    ]
    const read = () =>
      Promise.all(
        wishes.map(async (wish) =>
          (await readFigures({ db }, lists, wish)).map(
            ({ datasource, location, period, value }) => `${datasource} ${location} ${period} ${value}`,
          ),
        ),
      )
    const atOnce = await read()
    const [all, ofPlace, withMonths, none] = atOnce
    expect(all).toHaveLength(4)
    expect(all).not.toContain('1 1 2019-02 57')
    expect(ofPlace).toEqual(['1 1 2018 55', '1 1 2014 50'])
    expect(withMonths?.[0]).toBe('1 1 2019-02 57')
    expect(none).toEqual([])
    expect(await readFigures({ db }, lists, { indicator: 1, locations: [1] })).toMatchObject([
      { lower: 52 },
      { lower: null },
    ])
    await db.updateTable('indicator_datasources').set({ values_count: 200_000 }).execute()
    let turns = 0
    const timer = setInterval(() => (turns += 1), 0)
    expect((await read()).map((figures) => figures.toSorted())).toEqual(
      atOnce.map((figures) => figures.toSorted()),
    )
    clearInterval(timer)
    expect(turns).toBeGreaterThan(0)
  })
})
