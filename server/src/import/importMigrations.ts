import { sql, type Kysely, type Migration } from 'kysely'
import { code, createIndex, createTable, decimal, integer, key, nullable, text } from '../db/createTable.ts'
import type { DialectName } from '../db/openDatabase.ts'

/** Files on their way in, what they replaced, and what the rules say of the values. */
export function importMigrations(dialect: DialectName): Record<string, Migration> {
  return {
    imports_001_pipeline: {
      async up(db) {
        await createJobs(db, dialect)
        await createRevisions(db, dialect)
        await extendImports(db)
      },
    },
    imports_002_rows_by_series: { up: indexRowsBySeries },
  }
}

const figure = {
  indicator: integer,
  datasource: integer,
  location: integer,
  period: code,
  value_type: integer,
  value: decimal,
  citation: nullable(integer),
  note: text,
}

async function createJobs(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await createTable(db, dialect, 'import_jobs', {
    id: key,
    state: code,
    file_name: text,
    digest: text,
    bytes: integer,
    actor: nullable(text),
    source: nullable(integer),
    dry_run: integer,
    remove_missing: integer,
    progress: integer,
    message: text,
    rows: integer,
    blank_rows: integer,
    errors: integer,
    warnings: integer,
    added: integer,
    changed: integer,
    same: integer,
    removed: integer,
    checked_version: text,
    import: nullable(integer),
    runner: text,
    alive_at: code,
    created_at: code,
    updated_at: code,
  })
  await createTable(db, dialect, 'import_rows', { job: integer, line: integer, ...figure })
  await createIndex(db, 'import_rows_key', { table: 'import_rows', columns: ['job', 'line'], isUnique: true })
  await createTable(db, dialect, 'import_findings', {
    job: integer,
    sequence: integer,
    kind: text,
    severity: text,
    line: nullable(integer),
    column_name: nullable(text),
    value: nullable(text),
    problem: text,
    remedy: text,
  })
  await createIndex(db, 'import_findings_key', {
    table: 'import_findings',
    columns: ['job', 'sequence'],
    isUnique: true,
  })
}

async function createRevisions(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await createTable(db, dialect, 'value_revisions', {
    id: key,
    value_id: integer,
    ...figure,
    created_import: integer,
    updated_import: integer,
    replaced_import: integer,
  })
  const revisionIndexes = {
    value_revisions_by_value: ['value_id'],
    value_revisions_by_import: ['replaced_import'],
    value_revisions_by_place: ['indicator', 'location', 'period'],
  }
  for (const [name, columns] of Object.entries(revisionIndexes))
    await createIndex(db, name, { table: 'value_revisions', columns })
  await createTable(db, dialect, 'value_flags', {
    value_id: integer,
    import: integer,
    code,
    severity: text,
    rule_version: integer,
    message: text,
    inputs: text,
  })
  await createIndex(db, 'value_flags_by_value', { table: 'value_flags', columns: ['value_id'] })
}

/** An undo is an import of its own, so that the data as they were between the two stay readable. */
async function extendImports(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imports add column undoes integer`.execute(db)
  await sql`alter table imports add column undone_by integer`.execute(db)
}

// In the order of the values' own key: rows are compared, looked for twice and written in that order.
async function indexRowsBySeries(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('import_rows_key').execute()
  const columns = ['job', 'indicator', 'datasource', 'location', 'period', 'value_type']
  await createIndex(db, 'import_rows_by_series', { table: 'import_rows', columns })
}
