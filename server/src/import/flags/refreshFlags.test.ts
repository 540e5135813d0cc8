import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { DataTables } from '../../db/DataTables.ts'
import type { Database } from '../../db/openDatabase.ts'
import { describeDatabases } from '../../db/testDatabases.fixture.ts'
import { noise } from '../../simulate/noise.ts'
import { bringIn, commit, csv, undo } from '../testImport.fixture.ts'
import { writeSmallSet } from '../builtInSet/testSet.fixture.ts'
import { readFlagContexts } from './flagContexts.ts'
import { flagPlace } from './flagPlace.ts'

const rounds = 60

/** Chosen by chance, but the same in each run. */
const choose = <Item>(items: readonly Item[], ...keys: readonly number[]): Item =>
  items[Math.floor(noise(9, ...keys) * items.length)] as Item

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']
const years = ['2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024']
const values = ['0', '5', '40', '41', '42', '43', '44', '45', '104', '900']

/** Months and years, values and bounds, of few series, so that they meet. */
function randomRow(round: number, at: number): string {
  const key = [round, at] as const
  // The first place reports by month, the last one by year, the other one both.
  const isMonth = choose([true, true, false], round, 2)
  const series = choose(isMonth ? ['1,1,1', '1,1,2'] : ['1,1,2', '2,2,1', '2,2,1'], ...key, 1)
  const year = choose(years, ...key, 3)
  const period = isMonth ? `${year}-${choose(months, ...key, 4)}` : year
  const type = choose(['5', '5', '5', '5', '2', '1', '3', '4'], round, choose([0, 0, 0, at], ...key, 5))
  return `${series},${period},${type},${choose(values, ...key, 6)},1,`
}

function randomFile(round: number): string[] {
  const count = choose([1, 2, 3, 30, 60], round, 7)
  const rows = Array.from({ length: count }, (_, at) => randomRow(round, at))
  return [...new Map(rows.map((row) => [row.split(',').slice(0, 5).join(), row])).values()]
}

describeDatabases('the flags that are kept', ({ makeDatabase }) => {
  it('are those of every series as a whole, however it has come to be', { timeout: 60_000 }, async () => {
    const database = await makeDatabase()
    await writeSmallSet(database, ['1,1,1,2014,2,50,1,', '3,2,2,2023-05,5,60,1,'], new Date())
    const codes = new Set<string>()
    for (let round = 0; round < rounds; round += 1) {
      const removeMissing = choose([false, false, false, true], round, 8)
      const job = await bringIn(database, csv(...randomFile(round)), { removeMissing })
      await commit(database, job)
      expect(await keptFlags(database), `round ${round}`).toEqual(await flagsOfAll(database))
      for (const flag of await keptFlags(database)) codes.add(flag.split(' ')[1] ?? '')
      if (choose([true, false], round, 9)) continue
      await undo(database, job)
      expect(await keptFlags(database), `undo of round ${round}`).toEqual(await flagsOfAll(database))
    }
    const expected = ['GT100', 'ZERO_SUS', 'OUT_EXT', 'CONS_TIME', 'STALE', 'BOUNDS', 'REVISED']
    expect([...codes]).toEqual(expect.arrayContaining(expected))
  })
})

async function keptFlags({ db }: Database<DataTables>): Promise<string[]> {
  const rows = await db.selectFrom('value_flags').select(['value_id', 'code', 'inputs']).execute()
  return rows.map(({ value_id, code, inputs }) => `${value_id} ${code} ${inputs}`).sort()
}

/** The rules applied to all there is, place by place. */
async function flagsOfAll({ db }: Database<DataTables>): Promise<string[]> {
  const contextOf = await readFlagContexts(db, new Date())
  const { rows } = await sql<Stored>`select v.*, (select p.value from value_revisions as p
      join imports as i on i.id = p.replaced_import
      where p.value_id = v.id and i.undone_by is null and i.undoes is null order by p.id desc limit 1) as before
    from data_values as v order by v.period`.execute(db)
  const places = new Map<string, Stored[]>()
  for (const row of rows) {
    const place = `${row.indicator} ${row.datasource} ${row.location}`
    places.set(place, [...(places.get(place) ?? []), row])
  }
  return [...places.values()]
    .flatMap((place) => flagPlace(place, contextOf(place[0]?.indicator ?? 0, place[0]?.datasource ?? 0)))
    .map(({ value, flag }) => `${value.id} ${flag.code} ${JSON.stringify(flag.inputs)}`)
    .sort()
}

interface Stored {
  id: number
  indicator: number
  datasource: number
  location: number
  period: string
  value_type: number
  value: number
  before: number | null
}
