import { beforeAll, expect, it } from 'vitest'
import type { DataTables } from '../db/DataTables.ts'
import type { Database } from '../db/openDatabase.ts'
import { describeDatabases } from '../db/testDatabases.ts'
import { writeSmallSet } from '../import/testSet.ts'
import { readProvenance } from './provenance.ts'
import { readReferenceLists } from './ReferenceLists.ts'

const now = new Date('2026-07-01T00:00:00Z')

describeDatabases('provenance', ({ makeDatabase }) => {
  let database: Database<DataTables>
  beforeAll(async () => {
    database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2014,2,50,1,', '1,1,1,2016,2,104,1,', '2,2,2,2025,1,3,,'])
    await writeSmallSet(
      database,
      [
        '1,1,1,2014,2,50,1,',
        '1,1,1,2016,2,105,1,',
        '1,1,1,2016,3,106,1,',
        '1,1,1,2016,4,110,1,',
        '2,2,2,2025,1,3,,',
      ],
      new Date('2026-03-04T00:00:00Z'),
    )
  })
  const provenance = async (id: number) =>
    readProvenance(database.db, await readReferenceLists(database.db), { id, now })
  const codes = async (id: number) => (await provenance(id)).flags.map(({ code }) => code)

  it('names indicator, source, place and publication', async () => {
    expect(await provenance(1)).toMatchObject({
      value: { value: 50, period: '2014' },
      indicator: { id: 1, full_name: 'One', unit: 'in percentage' },
      datasource: { id: 1, datasource: 'NDHS', classification: 'Survey', simulated: false },
      location: { id: 1, name: 'Nigeria' },
      citation: { id: 1, text: 'A survey' },
      added_by: { id: 1, kind: 'built-in', committed_at: '2026-01-02T00:00:00.000Z' },
      changed_by: null,
    })
    expect((await provenance(3)).citation).toBeNull()
  })

  it('tells which import changed the value', async () => {
    expect(await provenance(2)).toMatchObject({
      value: { value: 105 },
      added_by: { committed_at: '2026-01-02T00:00:00.000Z' },
      changed_by: { committed_at: '2026-03-04T00:00:00.000Z' },
    })
  })

  it('flags the value, alone and with its bounds', async () => {
    expect(await codes(2)).toEqual(['GT100', 'STALE', 'BOUNDS'])
    expect(await codes(3)).toEqual([])
  })

  it('does not call a value old where a newer one exists', async () => {
    expect(await codes(1)).toEqual([])
  })

  it('has no rules for bounds', async () => {
    const bound = await database.db
      .selectFrom('data_values')
      .select('id')
      .where('value_type', '=', 3)
      .executeTakeFirstOrThrow()
    expect(await codes(bound.id)).toEqual([])
  })

  it('is not there for a value that is not there', async () => {
    await expect(provenance(999)).rejects.toThrow('There is no data value 999.')
  })
})
