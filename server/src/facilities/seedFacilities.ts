import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import type { FacilityTables } from './facilityTables.ts'
import { facilityFiles, readFacilityFiles } from './readFacilityFiles.ts'

const setting = 'facilities_digest'
/** PostgreSQL takes 65,535 values in one statement. */
const rowsAtOnce = 2000

/** Brings facilities and LGAs in, at the first start and after a release that has other files. */
export async function seedFacilities(db: Kysely<DataTables>, folder: string): Promise<void> {
  const digest = digestOf(folder)
  if ((await readSetting(db, setting)) === digest) return
  const { lgas, facilities } = readFacilityFiles(folder)
  await db.transaction().execute(async (transaction) => {
    const tx = transaction as unknown as Kysely<FacilityTables>
    await tx.deleteFrom('facilities').execute()
    await tx.deleteFrom('lgas').execute()
    for (const part of partsOf(lgas)) await tx.insertInto('lgas').values(part).execute()
    const numbered = facilities.map((one, at) => ({ id: at + 1, ...one }))
    for (const part of partsOf(numbered)) await tx.insertInto('facilities').values(part).execute()
    await writeSetting(transaction, setting, digest)
  })
}

function digestOf(folder: string): string {
  const hash = createHash('sha256')
  for (const file of facilityFiles) hash.update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}

function* partsOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) yield rows.slice(at, at + rowsAtOnce)
}
