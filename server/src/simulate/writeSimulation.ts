import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { raiseFiguresVersion } from '../data/dataVersion.ts'
import type { DataTables } from '../db/DataTables.ts'
import { keepStatistics } from '../db/keepStatistics.ts'
import type { Database } from '../db/openDatabase.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import { summariseTouched } from '../import/keepRevisions.ts'
import { syncRows, type SyncTarget } from '../import/builtInSet/syncRows.ts'
import { insertValues, type InsertTarget } from './insertValues.ts'
import { simulatedPlaces } from './simulatedPlaces.ts'
import { rowOfSource, simulatedSources, simulationNote } from './simulatedSources.ts'
import { rowsPerYear, simulateValues, type SimulatedPlan, type SimulatedRow } from './simulateValues.ts'

/** The database is not one that made-up figures may be written into. The message says what to do. */
export class SimulationRefused extends Error {}

export interface Simulation {
  values: number
  seed: number
  /** Write although somebody's own figures are there. */
  force: boolean
  onProgress(written: number): void
}

const stateSetting = 'simulation'
const citation = 9001
const lastYear = 2024
const fewestYears = 12
const firstYearOfAll = 1950
const rowsPerStatement = 5000
// A transaction of ten million rows would keep a second copy of them in the log.
const rowsPerTransaction = 250_000

/** Writes made-up sources, local government areas and values beside what the built-in set brought in. */
export async function writeSimulation(database: Database<DataTables>, simulation: Simulation): Promise<void> {
  const { db, dialect } = database
  await refuseForeignData(db, simulation.force)
  const plan = await makePlan(db, simulation)
  await writeSetting(db, stateSetting, 'being written')
  const now = new Date().toISOString()
  await writeReference({ db, dialect, now }, plan)
  const importId = await startImport(db, simulation, now)
  await writeRows(db, { dialect, importId, citation }, { plan, simulation })
  await db.transaction().execute(async (transaction) => {
    await summariseTouched(transaction, importId)
    await raiseFiguresVersion(transaction)
  })
  await writeSetting(db, stateSetting, `${simulation.values} values, seed ${simulation.seed}`)
  await keepStatistics(database)
}

async function refuseForeignData(db: Kysely<DataTables>, force: boolean): Promise<void> {
  const earlier = await readSetting(db, stateSetting)
  if (earlier !== null) {
    throw new SimulationRefused(
      `This database already has simulated data (${earlier}). Delete it, or choose another one.`,
    )
  }
  const own = await db.selectFrom('imports').select('name').where('kind', '=', 'file').executeTakeFirst()
  if (own && !force) {
    throw new SimulationRefused(
      `This database holds an import of yours (${own.name}). Choose another one with MSDAT_DATA_DIR, or say --force.`,
    )
  }
}

async function makePlan(db: Kysely<DataTables>, { values, seed }: Simulation): Promise<SimulatedPlan> {
  const known = await db
    .selectFrom('locations')
    .select(['id', 'name', 'parent', 'level'])
    .orderBy('id')
    .execute()
  const places = [...known.sort((one, other) => one.level - other.level), ...simulatedPlaces(known)]
  const rows = await db
    .selectFrom('indicators')
    .innerJoin('factors', 'factors.id', 'indicators.factor')
    .select(['indicators.id', 'multiplier_factor'])
    // Counts and rates per person have no whole that a share could be taken of.
    .where('multiplier_factor', '>', 1)
    .orderBy('indicators.id')
    .execute()
  const indicators = rows.map(({ id, multiplier_factor }) => ({ id, scale: multiplier_factor }))
  // Some months go unreported, so a year gives a little less than it could.
  const years = Math.max(fewestYears, Math.ceil((values * 1.05) / (indicators.length * rowsPerYear(places))))
  const firstYear = lastYear + 1 - years
  if (firstYear < firstYearOfAll) {
    throw new SimulationRefused(`So many values do not fit into the years since ${firstYearOfAll}.`)
  }
  return { seed, indicators, places, firstYear, lastYear }
}

async function writeReference(target: SyncTarget, plan: SimulatedPlan): Promise<void> {
  const known = await target.db
    .selectFrom('locations')
    .select(['id', 'name', 'level'])
    .orderBy('id')
    .execute()
  const years = `${plan.firstYear} - ${plan.lastYear}`
  const citations = [
    { id: citation, text: simulationNote, licence: 'None needed', vintage: '', is_secondary: 0 },
  ]
  await target.db.transaction().execute(async (db) => {
    const inside = { ...target, db }
    await syncRows(inside, 'citations', { rows: citations, hasTimes: false })
    await syncRows(inside, 'locations', { rows: simulatedPlaces(known), hasTimes: true })
    const sources = simulatedSources.map((source) => rowOfSource(source, years))
    await syncRows(inside, 'datasources', { rows: sources, hasTimes: true })
  })
}

async function startImport(
  db: Kysely<DataTables>,
  { values, seed }: Simulation,
  now: string,
): Promise<number> {
  const name = `simulated data set of ${values} values, seed ${seed}`
  const { id } = await db
    .insertInto('imports')
    .values({
      kind: 'simulated',
      name,
      digest: createHash('sha256').update(name).digest('hex'),
      actor: null,
      added: values,
      changed: 0,
      removed: 0,
      committed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function writeRows(
  db: Kysely<DataTables>,
  target: Omit<InsertTarget, 'db'>,
  { plan, simulation }: { plan: SimulatedPlan; simulation: Simulation },
): Promise<void> {
  const batches = batchesOf(simulateValues(plan), simulation.values)
  for (let written = 0; written < simulation.values;) {
    await db.transaction().execute(async (transaction) => {
      for (let inside = 0; inside < rowsPerTransaction; inside += rowsPerStatement) {
        const { value: rows } = batches.next()
        if (!rows) return
        await insertValues({ ...target, db: transaction }, rows)
        written += rows.length
        simulation.onProgress(written)
      }
    })
  }
}

function* batchesOf(rows: Iterator<SimulatedRow>, values: number): Generator<SimulatedRow[], undefined> {
  for (let left = values; left > 0;) {
    const batch: SimulatedRow[] = []
    while (batch.length < Math.min(rowsPerStatement, left)) {
      const { value, done } = rows.next()
      if (done) throw new Error(`The plan ended ${left - batch.length} values too early.`)
      batch.push(value)
    }
    left -= batch.length
    yield batch
  }
}
