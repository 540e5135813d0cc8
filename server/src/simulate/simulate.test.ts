import { describe, expect, it } from 'vitest'
import { describeDatabases } from '../db/testDatabases.fixture.ts'
import type { Database } from '../db/openDatabase.ts'
import type { DataTables } from '../db/DataTables.ts'
import { importBuiltInSet } from '../import/builtInSet/importBuiltInSet.ts'
import { dataFolder } from '../testApp.fixture.ts'
import { readArguments } from './readArguments.ts'
import { simulatedPlaces } from './simulatedPlaces.ts'
import { simulateValues, type SimulatedRow } from './simulateValues.ts'
import { writeSimulation } from './writeSimulation.ts'

const simulation = { values: 10_000, seed: 774, force: false, onProgress: () => {} }

describe('readArguments', () => {
  it('takes a number as people write it', () => {
    expect(readArguments(['--values', '1,000_000'])).toEqual({ values: 1_000_000, seed: 774, force: false })
  })

  it.each([[[]], [['--values', 'many']], [['--values', '0']], [['--valeus', '5']]])(
    'says how the command is used where it cannot be understood: %j',
    (words) => {
      expect(() => readArguments(words)).toThrow(/--values/)
    },
  )
})

describeDatabases('writeSimulation', ({ makeFilledDatabase }) => {
  let shared: Promise<Database<DataTables>> | undefined

  it('writes as many values as asked for, all of them under sources that say they are simulated', async () => {
    const database = await simulated()
    expect(await count(database, 'simulated')).toBe(simulation.values)
    const sources = await database.db
      .selectFrom('datasources')
      .where('simulated', '=', 1)
      .selectAll()
      .execute()
    expect(sources).toHaveLength(3)
    for (const source of sources) expect(source.datasource).toMatch(/^Simulated /)
    const used = await database.db
      .selectFrom('data_values')
      .innerJoin('imports', 'imports.id', 'updated_import')
      .where('kind', '=', 'simulated')
      .select('datasource')
      .distinct()
      .execute()
    expect(used.map((row) => row.datasource).sort()).toEqual(sources.map(({ id }) => id).sort())
  })

  it('leaves the built-in values as they are, also when those are brought in again', async () => {
    const database = await simulated()
    const before = await count(database, 'built-in')
    expect(before).toBeGreaterThan(10_000)
    await database.db.deleteFrom('figure_settings').where('name', '=', 'built_in_set_digest').execute()
    const outcome = await importBuiltInSet(database, dataFolder)
    expect(outcome).toMatchObject({ added: 0, changed: 0, removed: 0 })
    expect(await count(database, 'simulated')).toBe(simulation.values)
  })

  it('gives every local government area its state, and months their figures', async () => {
    const { db } = await simulated()
    const areas = await db.selectFrom('locations').where('level', '=', 4).selectAll().execute()
    expect(areas).toHaveLength(774)
    const kano = await db
      .selectFrom('locations')
      .where('name', '=', 'Kano')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(areas.filter(({ parent }) => parent === kano.id).map(({ name }) => name)).toContain('Kano LGA 07')
    const months = await db
      .selectFrom('data_values')
      .where('datasource', '=', 9003)
      .where('location', '=', kano.id)
      .select('period')
      .distinct()
      .execute()
    expect(months).toHaveLength(144)
    for (const { period } of months) expect(period).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/)
  })

  it('keeps the list of sources of an indicator', async () => {
    const { db } = await simulated()
    const pairs = await db
      .selectFrom('indicator_datasources')
      .where('datasource', '>=', 9001)
      .select((query) => query.fn.sum<number>('values_count').as('sum'))
      .executeTakeFirstOrThrow()
    expect(Number(pairs.sum)).toBe(simulation.values)
  })

  it('is refused where simulated data are already', async () => {
    const database = await simulated()
    await expect(writeSimulation(database, simulation)).rejects.toThrow(/already has simulated data/)
  })

  it('is refused beside an import of somebody, unless forced', async () => {
    const database = await builtIn()
    await database.db
      .insertInto('imports')
      .values({
        kind: 'file',
        name: 'kano.csv',
        digest: '',
        actor: null,
        added: 1,
        changed: 0,
        removed: 0,
        committed_at: '2026-01-02T00:00:00.000Z',
      })
      .execute()
    await expect(writeSimulation(database, simulation)).rejects.toThrow(/kano\.csv/)
    expect(await count(database, 'simulated')).toBe(0)
    await writeSimulation(database, { ...simulation, values: 500, force: true })
    expect(await count(database, 'simulated')).toBe(500)
  })

  async function builtIn(): Promise<Database<DataTables>> {
    const database = await makeFilledDatabase()
    return database
  }

  /** One for the tests that only look at it: taking the built-in set in takes seconds on a slow machine. */
  function simulated(): Promise<Database<DataTables>> {
    return (shared ??= builtIn().then(async (database) => {
      await writeSimulation(database, simulation)
      return database
    }))
  }
})

describe('simulateValues', () => {
  const figures = (seed: number): SimulatedRow[] => [
    ...simulateValues({
      seed,
      indicators: [{ id: 18, scale: 100 }],
      places: [
        { id: 1, level: 1, parent: null },
        { id: 26, level: 3, parent: 4 },
        { id: 20_001, level: 4, parent: 26 },
      ],
      firstYear: 2020,
      lastYear: 2024,
    }),
  ]

  it('makes the same figures from the same seed and others from another', () => {
    expect(figures(774)).toEqual(figures(774))
    expect(figures(774)).not.toEqual(figures(775))
  })

  it('keeps figures within their bounds, and gives each key once', () => {
    const rows = figures(774)
    expect(new Set(rows.map((row) => row.slice(0, 5).join())).size).toBe(rows.length)
    for (const [, , , , type, value] of rows) {
      expect(value).toBeGreaterThan(0)
      expect(value).toBeLessThanOrEqual(type === 5 ? 120 : 100)
    }
  })
})

describe('simulatedPlaces', () => {
  it('makes nothing where there are no states', () => {
    expect(simulatedPlaces([{ id: 1, name: 'Nigeria', level: 1 }])).toEqual([])
  })
})

async function count({ db }: Database<DataTables>, kind: 'built-in' | 'simulated'): Promise<number> {
  const { count } = await db
    .selectFrom('data_values')
    .innerJoin('imports', 'imports.id', 'updated_import')
    .where('kind', '=', kind)
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
