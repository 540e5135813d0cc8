import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import type { FacilityRegistry } from '@msdat/sdk/contracts/facilityRegistries'
import { AppError } from '@msdat/sdk/contracts/problem'
import { appendChange } from '../audit/appendChange.ts'
import type { DataTables } from '../db/DataTables.ts'
import { takeTurn } from '../db/takeTurn.ts'
import type { FacilityTables } from '../facilities/facilityTables.ts'
import { readRegistries } from '../facilities/readRegistries.ts'
import { partsOf } from '../facilities/writtenRows.ts'
import { letOthersIn } from '../http/letOthersIn.ts'

const thing = 'facility_registries'

/** Shows or hides the facilities of a registry. */
export const showRegistry = (
  db: Kysely<DataTables>,
  { id, is_shown }: { id: string; is_shown: boolean },
  actor: Actor,
): Promise<FacilityRegistry> =>
  inTurn(db, id, async (tx, registry) => {
    const set = { is_shown: is_shown ? 1 : 0 }
    await (tx as unknown as Kysely<FacilityTables>)
      .updateTable('facility_registries')
      .set(set)
      .where('id', '=', id)
      .execute()
    await appendChange(tx, actor, { action: is_shown ? 'show' : 'hide', thing, thing_id: id })
    return { ...registry, is_shown }
  })

/** Takes a registry away with all its facilities; answers what it was. */
export const removeRegistry = (
  db: Kysely<DataTables>,
  { id }: { id: string },
  actor: Actor,
): Promise<FacilityRegistry> =>
  inTurn(db, id, async (tx, registry) => {
    if (registry.is_built_in)
      throw new AppError('conflict', `The registry ${id} comes with the platform. You can hide it.`)
    const tables = tx as unknown as Kysely<FacilityTables>
    await removeFacilities(tables, id)
    await tables.deleteFrom('facility_registries').where('id', '=', id).execute()
    await appendChange(tx, actor, { action: 'remove', thing, thing_id: id })
    return registry
  })

/** In parts, with turns for who reads meanwhile: 100,000 rows with long texts take SQLite a second. */
async function removeFacilities(tables: Kysely<FacilityTables>, registry: string): Promise<void> {
  const rows = await tables.selectFrom('facilities').select('id').where('registry', '=', registry).execute()
  for (const part of partsOf(rows.map(({ id }) => id))) {
    await letOthersIn()
    await tables.deleteFrom('facilities').where('id', 'in', part).execute()
  }
}

const inTurn = (
  db: Kysely<DataTables>,
  id: string,
  work: (tx: Transaction<DataTables>, registry: FacilityRegistry) => Promise<FacilityRegistry>,
): Promise<FacilityRegistry> =>
  db.transaction().execute(async (tx) => {
    await takeTurn(tx, thing)
    const [registry] = await readRegistries(tx as unknown as Kysely<FacilityTables>, { id })
    if (!registry) throw new AppError('not_found', `There is no registry ${id}.`)
    return work(tx, registry)
  })
