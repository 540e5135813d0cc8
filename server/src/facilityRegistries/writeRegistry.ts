import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import { registryLimits, type NewRegistry } from '@msdat/sdk/contracts/registryDesk'
import { appendChange } from '../audit/appendChange.ts'
import type { DataTables } from '../db/DataTables.ts'
import { takeTurn } from '../db/takeTurn.ts'
import type { FacilityTables } from '../facilities/facilityTables.ts'
import { emptyWords, partsOf } from '../facilities/writtenRows.ts'
import type { ReadFacility } from './FacilityReader.ts'

/** Numbers below are for the facilities of the platform's own files. */
const firstId = 1_000_000
const thing = 'facility_registries'

/** Facilities and what is said of their registry, to be written as one. */
export interface WantedRegistry {
  registry: NewRegistry
  /** `updated_at` of the registry that is replaced; null for a new one. */
  replaces: string | null
  actor: Actor
}

/** Throws where the registry is not as its sender believes: somebody else may have replaced it meanwhile. */
export async function refuseOtherState(
  db: Kysely<FacilityTables>,
  { registry: { id }, replaces }: WantedRegistry,
): Promise<void> {
  const found = await db
    .selectFrom('facility_registries')
    .select(['updated_at', 'is_built_in'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (found?.is_built_in === 1)
    throw clash(`The registry ${id} comes with the platform. Take another id; you can hide the old one.`)
  if (found && replaces === null)
    throw clash(`There is a registry ${id} already. Replace it from the list, or take another id.`)
  if (found && found.updated_at !== replaces)
    throw clash(`The registry ${id} was changed meanwhile. Open it from the list again.`)
  if (!found && replaces !== null)
    throw clash(`The registry ${id} was removed meanwhile. Bring it in as a new one.`)
}

/** Throws where all registries together, this one with its new rows, would hold more facilities than may be. */
export async function refuseTooMany(db: Kysely<FacilityTables>, id: string, added: number): Promise<void> {
  const { count } = await db
    .selectFrom('facilities')
    .where('registry', '<>', id)
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) + added <= registryLimits.rowsOfAll) return
  const [most, others, more] = [registryLimits.rowsOfAll, Number(count), added].map((number) =>
    number.toLocaleString('en'),
  )
  throw clash(
    `All registries together may hold ${most} facilities. The others have ${others}, this one has ${more}: remove a registry that is no longer needed.`,
  )
}

const clash = (message: string): AppError => new AppError('conflict', message, { id: [message] })

/**
 * Writes all of a registry or nothing, in the place of what it held before. With SQLite that locks the file of the
 * figures, where facilities stand too; the other one for no longer than the entry of the log takes.
 */
export async function writeRegistry(
  db: Kysely<DataTables>,
  wanted: WantedRegistry,
  facilities: readonly ReadFacility[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await takeTurn(transaction, thing, 'figure_settings')
    const tx = transaction as unknown as Transaction<FacilityTables>
    await refuseOtherState(tx, wanted)
    const { id } = wanted.registry
    await refuseTooMany(tx, id, facilities.length)
    const known = await idsInRegistry(tx, id)
    // Before they go: the numbers of those that stay must not be given anew.
    let next = await nextId(tx)
    await tx.deleteFrom('facilities').where('registry', '=', id).execute()
    await sayRegistry(tx, wanted.registry)
    const rows = facilities.map(({ line: _line, ...row }) => {
      const kept = known.get(row.registry_id)
      return { id: kept ?? next++, registry: id, ...row }
    })
    for (const part of partsOf(rows)) await tx.insertInto('facilities').values(part).execute()
    const action = wanted.replaces === null ? 'add' : 'change'
    await appendChange(transaction, wanted.actor, { action, thing, thing_id: id })
  })
}

/** A facility keeps its number as long as the registry keeps its id. */
async function idsInRegistry(tx: Kysely<FacilityTables>, registry: string): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('facilities')
    .select(['id', 'registry_id'])
    .where('registry', '=', registry)
    .where('registry_id', '<>', '')
    .execute()
  return new Map(rows.map(({ id, registry_id }) => [registry_id, id]))
}

async function nextId(tx: Kysely<FacilityTables>): Promise<number> {
  const { last } = await tx
    .selectFrom('facilities')
    .select((query) => query.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow()
  return Math.max(firstId, Number(last ?? 0) + 1)
}

async function sayRegistry(tx: Kysely<FacilityTables>, registry: NewRegistry): Promise<void> {
  const now = new Date().toISOString()
  const told = { ...emptyWords, ...registry, updated_at: now }
  await tx
    .insertInto('facility_registries')
    .values({ ...told, is_built_in: 0, is_shown: 1, created_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(told))
    .execute()
}
