import type { Kysely } from 'kysely'
import { levelName, ownerships } from '@msdat/sdk/contracts/facilityWords'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { RegistryOutcome } from '@msdat/sdk/contracts/registryDesk'
import { readReferenceLists } from '../data/ReferenceLists.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { FacilityTables } from '../facilities/facilityTables.ts'
import { CellFault } from '../import/CellFault.ts'
import { checkRegistry, type CheckedRegistry } from './checkRegistry.ts'
import type { Ownership } from './facilityCells.ts'
import type { ReadFacility } from './FacilityReader.ts'
import type { RegistryMeanings } from './mapRegistryHeadings.ts'
import { RegistryPlaces } from './RegistryPlaces.ts'
import { refuseOtherState, refuseTooMany, writeRegistry, type WantedRegistry } from './writeRegistry.ts'

export interface RegistryOrder extends WantedRegistry {
  bytes: Buffer
  meanings: RegistryMeanings
  /** Id or name of the state of all rows; empty where the file says it. */
  state: string
  dryRun: boolean
}

/** Checks a registry and, unless it is a trial run or a row is wrong, writes it. */
export async function importRegistry(db: Kysely<DataTables>, order: RegistryOrder): Promise<RegistryOutcome> {
  const tables = db as unknown as Kysely<FacilityTables>
  await refuseOtherState(tables, order)
  const { locations } = await readReferenceLists(db)
  const places = new RegistryPlaces(locations, await tables.selectFrom('lgas').selectAll().execute())
  const checked = await checkRegistry({
    bytes: order.bytes,
    places,
    meanings: order.meanings,
    state: order.state.trim() === '' ? null : stateOfAll(places, order.state),
  })
  await refuseTooMany(tables, order.registry.id, checked.facilities.length)
  const replaced = await countOf(tables, order.registry.id)
  const isWritten = !order.dryRun && checked.findings.errors === 0
  if (isWritten) await writeRegistry(db, order, checked.facilities)
  return outcomeOf(checked, { places, isWritten, replaced })
}

function stateOfAll(places: RegistryPlaces, text: string): number {
  const found = places.state(text)
  if (!(found instanceof CellFault)) return found
  const message = `${found.problem} ${found.remedy}`
  throw new AppError('invalid_input', message, { state: [message] })
}

async function countOf(db: Kysely<FacilityTables>, registry: string): Promise<number> {
  const { count } = await db
    .selectFrom('facilities')
    .where('registry', '=', registry)
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function outcomeOf(
  { facilities, findings }: CheckedRegistry,
  { places, isWritten, replaced }: { places: RegistryPlaces; isWritten: boolean; replaced: number },
): RegistryOutcome {
  const { errors, warnings } = findings
  const many = `${facilities.length.toLocaleString('en')} ${facilities.length === 1 ? 'facility' : 'facilities'}`
  return {
    is_written: isWritten,
    message: messageOf({ errors, isWritten, many }),
    facilities: facilities.length,
    located: facilities.filter(({ latitude }) => latitude !== null).length,
    replaced,
    errors,
    warnings,
    findings: findings.toRows(0).map(({ job: _job, column_name: column, ...finding }) => ({
      ...finding,
      column,
    })),
    preview: facilities.slice(0, 10).map((facility) => previewOf(facility, places)),
  }
}

function messageOf({
  errors,
  isWritten,
  many,
}: {
  errors: number
  isWritten: boolean
  many: string
}): string {
  if (isWritten) return `${many} of the registry can be found now.`
  if (errors === 0) return `The file is right: ${many} would come in. Nothing was written yet.`
  const found = errors === 1 ? '1 error' : `${errors.toLocaleString('en')} errors`
  return `The file has ${found}; nothing was written. Mend them and choose the file again.`
}

function previewOf(
  { line, name, type, location, lga, level, ownership, latitude }: ReadFacility,
  places: RegistryPlaces,
): RegistryOutcome['preview'][number] {
  return {
    line,
    name,
    type,
    state: places.stateName(location),
    lga: places.lgaName(lga),
    level: levelName(level),
    ownership: ownerships[ownership as Ownership],
    has_coordinates: latitude !== null,
  }
}
