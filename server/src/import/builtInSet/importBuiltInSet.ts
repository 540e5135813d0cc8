import { sql, type Kysely } from 'kysely'
import type { DataTables } from '../../db/DataTables.ts'
import type { Database } from '../../db/openDatabase.ts'
import { takeTurn } from '../../db/takeTurn.ts'
import { readFigureSetting, writeFigureSetting } from '../../db/settings.ts'
import { raiseFiguresVersion } from '../../data/dataVersion.ts'
import { diffValues, type StoredValue } from '../diffValues.ts'
import { refreshFlags } from '../flags/refreshFlags.ts'
import { SetRefused } from './SetFinding.ts'
import { holdImportLock } from '../keepRevisions.ts'
import { readBuiltInSet, readSetTexts, type BuiltInSet } from './readBuiltInSet.ts'
import type { Table } from './readTable.ts'
import { digestSetting } from './setDigest.ts'
import { syncRows, type SyncTarget } from './syncRows.ts'
import { writeLineage } from './writeLineage.ts'
import { writeValues } from '../writeValues.ts'

export interface ImportOutcome {
  added: number
  changed: number
  removed: number
  same: number
  /** Left out, since a file of the installation has a figure under the same key. */
  own: number
}

/**
 * Brings the database to the state of the built-in files: all of it in one transaction, or nothing.
 * Null where these files have already been taken in. Throws SetRefused with every finding.
 */
export async function importBuiltInSet(
  { db, dialect }: Database<DataTables>,
  folder: string,
  now = new Date(),
): Promise<ImportOutcome | null> {
  const { files, digest } = readSetTexts(folder)
  if ((await readFigureSetting(db, digestSetting)) === digest) return null
  const { set, findings } = readBuiltInSet(files, now)
  if (findings.length > 0) throw new SetRefused(findings)
  return db.transaction().execute(async (transaction) => {
    await holdImportLock(transaction)
    // Both files: what is said of the figures is read and then written too.
    await takeTurn(transaction, 'reference')
    // Another process may have done the same work while this one waited for the lock.
    if ((await readFigureSetting(transaction, digestSetting)) === digest) return null
    await writeReference({ db: transaction, dialect, now: now.toISOString() }, set)
    await writeLineage(transaction, set.lineage)
    const outcome = await commitValues(transaction, set, { digest, now })
    await writeFigureSetting(transaction, digestSetting, digest)
    await raiseFiguresVersion(transaction)
    return outcome
  })
}

const rowsOf = <Row>(table: Table<Row>): Row[] => table.rows.map(({ row }) => row)

async function writeReference(target: SyncTarget, set: BuiltInSet): Promise<void> {
  const plain = { hasTimes: false }
  const timed = { hasTimes: true }
  const valueTypes = rowsOf(set.value_types).map(({ id, name }) => ({ id, value_type: name }))
  const dataSources = rowsOf(set.datasources).map(({ name, ...row }) => ({
    ...row,
    datasource: name,
    simulated: 0,
  }))
  const indicators = rowsOf(set.indicators).map((row) => ({ ...row, national_information: '' }))
  await syncRows(target, 'factors', { rows: rowsOf(set.factors), ...plain })
  await syncRows(target, 'value_types', { rows: valueTypes, ...plain })
  await syncRows(target, 'location_levels', { rows: rowsOf(set.location_levels), ...plain })
  await syncRows(target, 'citations', { rows: rowsOf(set.citations), ...plain })
  await syncRows(target, 'locations', { rows: rowsOf(set.locations), ...timed })
  await syncRows(target, 'datasources', { rows: dataSources, ...timed })
  await syncRows(target, 'indicators', { rows: indicators, ...timed })
}

async function commitValues(
  db: Kysely<DataTables>,
  set: BuiltInSet,
  { digest, now }: { digest: string; now: Date },
): Promise<ImportOutcome> {
  const diff = diffValues(await readStoredValues(db), rowsOf(set.values))
  const counts = { changed: diff.changed.length, removed: diff.gone.length }
  const { id } = await db
    .insertInto('imports')
    .values({
      kind: 'built-in',
      name: 'built-in data set',
      digest,
      actor: null,
      ...counts,
      added: 0,
      committed_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const added = await writeValues(db, id, diff)
  await db.updateTable('imports').set({ added }).where('id', '=', id).execute()
  await refreshFlags(db, { importId: id, now })
  return { ...counts, added, own: diff.added.length - added, same: diff.same }
}

/** Only what the built-in set itself brought in: figures of the installation's own files are not its to change. */
async function readStoredValues(db: Kysely<DataTables>): Promise<StoredValue[]> {
  return db
    .selectFrom('data_values')
    .innerJoin('imports', 'imports.id', 'data_values.updated_import')
    .where(isOfBuiltInSet)
    .select([
      'data_values.id',
      'indicator',
      'datasource',
      'location',
      'period',
      'value_type',
      'value',
      'citation',
      'note',
    ])
    .execute()
}

/** Also a value that an undo gave back, where no file that stands has ever written it. */
const isOfBuiltInSet = sql<boolean>`(imports.kind = 'built-in' or imports.kind = 'undo' and not exists
  (select 1 from value_revisions as r join imports as i on i.id = r.updated_import
    where r.value_id = data_values.id and i.kind = 'file' and i.undone_by is null))`
