import type { Kysely } from 'kysely'
import type { Provenance } from '@msdat/sdk/contracts/provenance'
import type { DataTables } from '../db/DataTables.ts'
import { readHistory } from './provenanceHistory.ts'
import { readImportNotes } from './provenanceImports.ts'
import { rowWithId } from './pageOf.ts'
import type { ReferenceLists } from './ReferenceLists.ts'
import { readFlags } from './valueFlags.ts'

interface ProvenanceRequest {
  id: number
  /** Whether the reader may know who brought a file in. */
  namesPeople: boolean
}

/** Everything the tables hold about where a value comes from, also of one that is gone. */
export async function readProvenance(
  db: Kysely<DataTables>,
  lists: ReferenceLists,
  { id, namesPeople }: ProvenanceRequest,
): Promise<Provenance> {
  const { current, last, revisions } = await readHistory(db, id)
  const notes = await readImportNotes(db, [last, ...revisions], namesPeople)
  const { created_import, updated_import, replaced_import, ...figure } = last
  const added_by = notes(created_import)
  const wroteLast = notes(updated_import)
  const states = [...revisions, ...(current ? [current] : [])]
  return {
    value: { ...figure, created_at: added_by.committed_at, updated_at: wroteLast.committed_at },
    ...namesOf(lists, last),
    added_by,
    changed_by: updated_import === created_import ? null : wroteLast,
    removed_by: replaced_import === null ? null : notes(replaced_import),
    revisions: revisions.map(({ value, citation, note, ...revision }, at) => ({
      value,
      citation,
      note,
      written_by: notes(revision.updated_import),
      // What an import replaces it writes itself; what it removes is next written by another, or by none.
      ended: states[at + 1]?.updated_import === revision.replaced_import ? 'replaced' : 'removed',
      ended_by: notes(revision.replaced_import),
    })),
    flags: await readFlags(db, id),
  }
}

function namesOf(
  lists: ReferenceLists,
  value: { indicator: number; datasource: number; location: number; citation: number | null },
): Pick<Provenance, 'indicator' | 'datasource' | 'location' | 'citation'> {
  const indicator = rowWithId(lists.indicators, value.indicator, 'indicator')
  const source = rowWithId(lists.datasources, value.datasource, 'data source')
  const location = rowWithId(lists.locations, value.location, 'location')
  const unit = rowWithId(lists.factors, indicator.factor, 'factor').display_factor
  return {
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
  }
}
