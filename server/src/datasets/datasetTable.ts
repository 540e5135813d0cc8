import { sql, type Kysely, type Migration } from 'kysely'
import type { Dataset } from '@msdat/sdk/contracts/datasets'
import { code, integer, key, nullable, text, type Column } from '../db/createTable.ts'
import { creating, defineTable } from '../db/defineTable.ts'
import type { DialectName } from '../db/openDatabase.ts'

export const datasetTable = defineTable(
  'offered_datasets',
  {
    id: key,
    name: text,
    email: text,
    organization: text,
    title: text,
    source: text,
    licence: text,
    status: code as Column<Dataset['status'], Dataset['status']>,
    file_name: text,
    file_type: code as Column<Dataset['file_type'], Dataset['file_type']>,
    file_bytes: integer,
    import_job: nullable(integer),
    created_at: text,
    updated_at: text,
  },
  [{ columns: ['status'] }],
)

/** Apart from the rest, so that a list of datasets reads no files. */
export interface DatasetFileTables {
  offered_dataset_files: {
    dataset: number
    /** Where it was sent from: an address, or the first bits of one. Null where nobody asked yet. */
    network: string | null
  }
  /** A file in parts, since the thread that answers writes them. */
  offered_dataset_parts: { dataset: number; part: number; content: Uint8Array }
}

export const datasetMigrations = (dialect: DialectName): Record<string, Migration> => ({
  ...creating(dialect, { datasets_001: datasetTable }),
  datasets_002_files: { up: (db) => createFiles(db, dialect) },
  datasets_003_parts: { up: (db) => createParts(db, dialect) },
})

async function createFiles(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await sql`create table offered_dataset_files (
    dataset integer not null primary key references offered_datasets (id) on delete cascade,
    content ${sql.raw(dialect === 'sqlite' ? 'blob' : 'bytea')} not null
  )`.execute(db)
}

async function createParts(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await sql`create table offered_dataset_parts (
    dataset integer not null references offered_datasets (id) on delete cascade,
    part integer not null,
    content ${sql.raw(dialect === 'sqlite' ? 'blob' : 'bytea')} not null,
    primary key (dataset, part)
  )`.execute(db)
  await sql`insert into offered_dataset_parts select dataset, 0, content from offered_dataset_files`.execute(
    db,
  )
  await sql`alter table offered_dataset_files drop column content`.execute(db)
  await sql`alter table offered_dataset_files add column network text`.execute(db)
}
