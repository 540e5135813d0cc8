import type { Kysely } from 'kysely'
import type { ImportNote, Provenance } from '@msdat/sdk/contracts/provenance'
import type { DataTables } from '../db/DataTables.ts'
import { getDataValue } from './dataValues.ts'
import { rowWithId } from './pageOf.ts'
import type { ReferenceLists } from './ReferenceLists.ts'
import { readFlags } from './valueFlags.ts'

/** Everything the tables hold about where a value comes from. */
export async function readProvenance(
  db: Kysely<DataTables>,
  lists: ReferenceLists,
  { id, now }: { id: number; now: Date },
): Promise<Provenance> {
  const value = await getDataValue(db, id)
  const indicator = rowWithId(lists.indicators, value.indicator, 'indicator')
  const source = rowWithId(lists.datasources, value.datasource, 'data source')
  const location = rowWithId(lists.locations, value.location, 'location')
  const unit = rowWithId(lists.factors, indicator.factor, 'factor').display_factor
  const { added_by, changed_by } = await readImports(db, id)
  return {
    value,
    indicator: { id: indicator.id, full_name: indicator.full_name, unit },
    datasource: {
      id: source.id,
      datasource: source.datasource,
      full_name: source.full_name,
      classification: source.classification,
      link: source.link,
      simulated: source.simulated,
    },
    location: { id: location.id, name: location.name },
    citation: lists.citations.find((citation) => citation.id === value.citation) ?? null,
    added_by,
    changed_by,
    flags: await readFlags(db, value, { displayFactor: unit, classification: source.classification, now }),
  }
}

async function readImports(
  db: Kysely<DataTables>,
  id: number,
): Promise<Pick<Provenance, 'added_by' | 'changed_by'>> {
  const { created_import, updated_import } = await db
    .selectFrom('data_values')
    .select(['created_import', 'updated_import'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const added_by = await readImport(db, created_import)
  return {
    added_by,
    changed_by: updated_import === created_import ? null : await readImport(db, updated_import),
  }
}

function readImport(db: Kysely<DataTables>, id: number): Promise<ImportNote> {
  return db
    .selectFrom('imports')
    .select(['id', 'kind', 'name', 'digest', 'committed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
