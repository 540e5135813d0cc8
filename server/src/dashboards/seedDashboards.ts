import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { DashboardSeeds, type DashboardSeed } from '@msdat/sdk/contracts/dashboards'
import { validate } from '@msdat/sdk/contracts/validate/node'
import { StartupFault } from '../config/StartupFault.ts'
import { raiseDataVersion } from '../data/dataVersion.ts'
import type { DataTables } from '../db/DataTables.ts'

/**
 * Adds the project's dashboards and brings those to a newer edition that nobody has edited: one that an
 * admin has composed has no digest of a seed, and is never overwritten.
 * Answers how many were written.
 */
export async function seedDashboards(
  db: Kysely<DataTables>,
  file: string,
  now = new Date(),
): Promise<number> {
  const seeds = readSeeds(file)
  return db.transaction().execute(async (transaction) => {
    let written = 0
    for (const seed of seeds) if (await writeSeed(transaction, seed, now.toISOString())) written += 1
    if (written > 0) await raiseDataVersion(transaction)
    return written
  })
}

function readSeeds(file: string): DashboardSeed[] {
  const result = validate(DashboardSeeds, JSON.parse(readFileSync(file, 'utf8')))
  if (result.ok) return result.value
  throw new StartupFault(result.issues.map(({ path, message }) => `${file}: ${path} ${message}`))
}

async function writeSeed(db: Kysely<DataTables>, seed: DashboardSeed, now: string): Promise<boolean> {
  const row = toRow(seed)
  const known = await db
    .selectFrom('dashboards')
    .select(['id', 'seed_digest'])
    .where('name', '=', seed.name)
    .executeTakeFirst()
  if (known && (known.seed_digest === null || known.seed_digest === row.seed_digest)) return false
  if (known) {
    await db
      .updateTable('dashboards')
      .set({ ...row, updated_at: now })
      .where('id', '=', known.id)
      .execute()
  } else {
    await db
      .insertInto('dashboards')
      .values({ ...row, created_at: now, updated_at: now })
      .execute()
  }
  return true
}

function toRow(seed: DashboardSeed) {
  return {
    name: seed.name,
    title: seed.title,
    path: seed.path ?? null,
    description: seed.description,
    menu_group: seed.group,
    indicators: JSON.stringify(seed.indicators),
    default_indicators: JSON.stringify(seed.defaultIndicators),
    initial_indicator: seed.initialIndicator,
    initial_datasource: seed.initialDataSource,
    initial_location: seed.initialLocation,
    initial_period: seed.initialPeriod,
    show_table_related_indicator: seed.showTableRelatedIndicator ? 1 : 0,
    sections: JSON.stringify(seed.sections),
    seed_digest: createHash('sha256').update(JSON.stringify(seed)).digest('hex'),
  }
}
