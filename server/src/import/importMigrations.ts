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
    imports_002_rows_by_series: { up: (db) => keepRowsBySeries(db, dialect) },
    imports_003_flagged_series: { up: (db) => createFlaggedSeries(db, dialect) },
    imports_004_checked_import: {
      up: async (db) =>
        void (await sql`alter table import_jobs add column checked_import integer`.execute(db)),
    },
    imports_006_job: {
      up: async (db) => void (await sql`alter table imports add column job integer`.execute(db)),
    },
    imports_005_meanings: {
      up: async (db) =>
        void (await sql`alter table import_jobs add column meanings text not null default '{}'`.execute(db)),
    },
    imports_007_confirmations: {
      up: (db) => createCounts(db, dialect, { name: 'import_confirmations', key: ['confirmed', 'import'] }),
    },
    imports_008_news: {
      up: (db) =>
        createCounts(db, dialect, { name: 'import_news', key: ['import', 'indicator', 'datasource'] }),
    },
    imports_009_complete_pairs: {
      up: (db) =>
        createCounts(db, dialect, {
          name: 'import_complete_pairs',
          key: ['import', 'indicator', 'datasource'],
        }),
    },
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

const rowKey = ['job', 'indicator', 'datasource', 'location', 'period', 'value_type', 'line'] as const

/**
 * Rows stand in the order of the values' own key, in which they are compared, judged and written. SQLite
 * keeps them in that order itself, which spares it a second copy; PostgreSQL has an index.
 */
async function keepRowsBySeries(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema.dropIndex('import_rows_key').execute()
  if (dialect === 'postgres') {
    await createIndex(db, 'import_rows_by_series', { table: 'import_rows', columns: rowKey })
    return
  }
  await db.schema.alterTable('import_rows').renameTo('import_rows_before').execute()
  await sql`create table import_rows (job integer not null, line integer not null, indicator integer not null,
    datasource integer not null, location integer not null, period text not null, value_type integer not null,
    value double precision not null, citation integer, note text not null,
    primary key (${sql.join(rowKey.map((name) => sql.ref(name)))})) without rowid`.execute(db)
  await sql`insert into import_rows select * from import_rows_before`.execute(db)
  await db.schema.dropTable('import_rows_before').execute()
}

async function createFlaggedSeries(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const table = 'import_flagged'
  await createTable(db, dialect, table, {
    job: integer,
    indicator: integer,
    datasource: integer,
    location: integer,
  })
  await createIndex(db, 'import_flagged_by_job', { table, columns: ['job'] })
  await sql`alter table import_jobs add column flagged_series integer`.execute(db)
}

/**
 * How many figures there are of each key, all of it numbers. It stands beside the figures: a commit writes both in one
 * transaction. Where only the first file was brought back from a backup, the table is there already.
 */
async function createCounts(
  db: Kysely<unknown>,
  dialect: DialectName,
  { name, key: columns }: { name: string; key: readonly string[] },
): Promise<void> {
  const table = sql.table(dialect === 'sqlite' ? `figures.${name}` : name)
  const names = [...columns, 'figures'].map((column) => sql`${sql.ref(column)} integer not null`)
  const primary = sql.join(columns.map((column) => sql.ref(column)))
  await sql`create table if not exists ${table} (${sql.join(names)}, primary key (${primary}))`.execute(db)
}
