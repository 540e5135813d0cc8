import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import type { FacilityRegistry } from '@msdat/sdk/contracts/facilityRegistries'
import { AppError } from '@msdat/sdk/contracts/problem'
import { appendChange } from '../audit/appendChange.ts'
import type { DataTables } from '../db/DataTables.ts'
import { takeTurn } from '../db/takeTurn.ts'
import type { FacilityTables } from '../facilities/facilityTables.ts'
import { readRegistries } from '../facilities/readRegistries.ts'

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

/** Takes a registry away with all its facilities, which can take seconds; answers what it was. */
export const removeRegistry = (
  db: Kysely<DataTables>,
  { id }: { id: string },
  actor: Actor,
): Promise<FacilityRegistry> =>
  inTurn(db, id, async (tx, registry) => {
    if (registry.is_built_in)
      throw new AppError('conflict', `The registry ${id} comes with the platform. You can hide it.`)
    const tables = tx as unknown as Kysely<FacilityTables>
    await tables.deleteFrom('facilities').where('registry', '=', id).execute()
    await tables.deleteFrom('facility_registries').where('id', '=', id).execute()
    await appendChange(tx, actor, { action: 'remove', thing, thing_id: id })
    return registry
  })

const inTurn = (
  db: Kysely<DataTables>,
  id: string,
  work: (tx: Transaction<DataTables>, registry: FacilityRegistry) => Promise<FacilityRegistry>,
): Promise<FacilityRegistry> =>
  db.transaction().execute(async (tx) => {
    await takeTurn(tx, thing, 'figure_settings')
    const [registry] = await readRegistries(tx as unknown as Kysely<FacilityTables>, { id })
    if (!registry) throw new AppError('not_found', `There is no registry ${id}.`)
    return work(tx, registry)
  })
