import { expect, it } from 'vitest'
import type { DataTables } from '../../db/DataTables.ts'
import type { Database } from '../../db/openDatabase.ts'
import { describeDatabases } from '../../db/testDatabases.fixture.ts'
import { bringIn, commit, csv, digestOf, undo, withSmallSet } from '../testImport.fixture.ts'
import type { Job } from './jobStates.ts'

/** Two figures of each of two pairs of indicator and source; the second pair has both of them from the start. */
const keys = ['3,1,2,2016,2', '3,1,2,2017,2', '1,1,1,2014,2', '1,1,1,2016,2'] as const
const start: Figures = { '1,1,1,2014,2': 50, '1,1,1,2016,2': 60 }
const pairOf = (key: string): string => key.slice(0, 3)

/** Values by their key; null where a file says that there is none. */
type Figures = Readonly<Record<string, number | null>>

interface Written {
  job: Job
  /** What its file says: of a key that it says nothing of there is no entry. */
  states: Figures
  /** Keys whose value it has changed. */
  touched: readonly string[]
}

const steps = 12

describeDatabases('imports that are undone in any order', ({ makeDatabase }) => {
  it.each([1, 2, 3, 4])(
    'leave what the others say, and wait only for those that speak of the same (seed %i)',
    async (seed) => {
      const random = randomFrom(seed)
      const database = await withSmallSet(makeDatabase)
      const before = await digestOf(database)
      let standing: Written[] = []
      for (let step = 0; step < steps; step += 1) {
        if (standing.length < 2 || random() < 0.6) {
          standing.push(await writeRandom(database, random, replay(standing)))
        } else {
          const one = pick(random, standing)
          if (await isUndone(database, one, standing)) standing = standing.filter((other) => other !== one)
        }
        expect(await readFigures(database)).toEqual(replay(standing))
      }
      while (standing.length > 0) {
        const last = standing.pop()!
        expect(await undo(database, last.job)).toMatchObject({ state: 'undone' })
        expect(await readFigures(database)).toEqual(replay(standing))
      }
      expect(await digestOf(database)).toBe(before)
    },
    60_000,
  )
})

async function writeRandom(
  database: Database<DataTables>,
  random: () => number,
  present: Figures,
): Promise<Written> {
  const chosen = keys.filter(() => random() < 0.5)
  const held: Figures = Object.fromEntries(
    (chosen.length > 0 ? chosen : [pick(random, keys)]).map((key) => [key, pick(random, [10, 20])]),
  )
  const removeMissing = random() < 0.5
  const pairs = Object.keys(held).map(pairOf)
  const missing = removeMissing ? keys.filter((key) => pairs.includes(pairOf(key)) && !(key in held)) : []
  const states = { ...held, ...Object.fromEntries(missing.map((key) => [key, null])) }
  const touched = Object.keys(states).filter((key) => states[key] !== (present[key] ?? null))
  const rows = Object.entries(held).map(([key, value]) => `${key},${value},1,`)
  const job = await commit(database, await bringIn(database, csv(...rows), { removeMissing }))
  return { job, states, touched }
}

/** Whether an import could be undone; it has to be, unless a later one says something of what it has changed. */
async function isUndone(
  database: Database<DataTables>,
  one: Written,
  standing: readonly Written[],
): Promise<boolean> {
  const later = standing.slice(standing.indexOf(one) + 1)
  if (!later.some(({ states }) => one.touched.some((key) => key in states))) {
    expect(await undo(database, one.job)).toMatchObject({ state: 'undone' })
    return true
  }
  await expect(undo(database, one.job)).rejects.toThrow('Undo the later ones first')
  return false
}

/** What the data hold where each file in turn has said what it says. */
function replay(standing: readonly Written[]): Figures {
  const said: Figures = Object.assign({}, start, ...standing.map(({ states }) => states))
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null))
}

async function readFigures({ db }: Database<DataTables>): Promise<Figures> {
  const rows = await db.selectFrom('data_values').selectAll().where('indicator', '<>', 2).execute()
  return Object.fromEntries(
    rows.map((row) => [
      [row.indicator, row.datasource, row.location, row.period, row.value_type].join(','),
      row.value,
    ]),
  )
}

const pick = <Item>(random: () => number, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)]!

/** Numbers from 0 to 1, the same ones for each seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
