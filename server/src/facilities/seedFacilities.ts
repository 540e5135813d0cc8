import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { NewRegistry } from '@msdat/sdk/contracts/registryDesk'
import type { DataTables } from '../db/DataTables.ts'
import { readFigureSetting, writeFigureSetting } from '../db/settings.ts'
import type { FacilityTables } from './facilityTables.ts'
import { emptyWords, partsOf } from './writtenRows.ts'
import { facilityFiles, readFacilityFiles, type LgaRow } from './readFacilityFiles.ts'

const setting = 'facilities_digest'
/** What the files of the platform do not hold. */
const unsaid = { registry_id: '', ward: '', services: '' }

/** Brings facilities and LGAs in, at the first start and after a release that has other files. */
export async function seedFacilities(db: Kysely<DataTables>, folder: string): Promise<void> {
  const digest = digestOf(folder)
  if ((await readFigureSetting(db, setting)) === digest) return
  const { registries, lgas, facilities } = readFacilityFiles(folder)
  await db.transaction().execute(async (transaction) => {
    const tx = transaction as unknown as Kysely<FacilityTables>
    const imported = tx.selectFrom('facility_registries').select('id').where('is_built_in', '=', 0)
    await seedRegistries(tx, registries)
    await tx.deleteFrom('facilities').where('registry', 'not in', imported).execute()
    await renumberLgas(tx, lgas)
    await tx.deleteFrom('lgas').execute()
    for (const part of partsOf(lgas)) await tx.insertInto('lgas').values(part).execute()
    const numbered = facilities.map((one, at) => ({ id: at + 1, ...unsaid, ...one }))
    for (const part of partsOf(numbered)) await tx.insertInto('facilities').values(part).execute()
    await writeFigureSetting(transaction, setting, digest)
  })
}

function digestOf(folder: string): string {
  const hash = createHash('sha256')
  for (const file of facilityFiles) hash.update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}

/** Whether a registry is shown was decided by an admin, and stays. */
async function seedRegistries(tx: Kysely<FacilityTables>, registries: readonly NewRegistry[]): Promise<void> {
  const now = new Date().toISOString()
  for (const registry of registries) {
    const told = { ...emptyWords, ...registry, updated_at: now }
    await tx
      .insertInto('facility_registries')
      .values({ ...told, is_built_in: 1, is_shown: 1, created_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...told, is_built_in: 1 }))
      .execute()
  }
  const ids = registries.map(({ id }) => id)
  await tx.deleteFrom('facility_registries').where('is_built_in', '=', 1).where('id', 'not in', ids).execute()
}

/** What was imported keeps its LGA by name; an LGA is numbered by its line in the file. */
async function renumberLgas(tx: Kysely<FacilityTables>, lgas: readonly LgaRow[]): Promise<void> {
  const keyOf = ({ location, name }: Pick<LgaRow, 'location' | 'name'>): string => `${location}/${name}`
  const idOf = new Map(lgas.map((lga) => [keyOf(lga), lga.id]))
  const before = await tx.selectFrom('lgas').selectAll().execute()
  const moved = before.filter((lga) => idOf.get(keyOf(lga)) !== lga.id)
  if (moved.length === 0) return
  const held = await tx.selectFrom('facilities').select(['id', 'lga']).where('lga', 'is not', null).execute()
  for (const { id, name, location } of moved) {
    const ids = held.filter(({ lga }) => lga === id).map((facility) => facility.id)
    for (const part of partsOf(ids)) {
      const lga = idOf.get(keyOf({ location, name })) ?? null
      await tx.updateTable('facilities').set({ lga }).where('id', 'in', part).execute()
    }
  }
}
