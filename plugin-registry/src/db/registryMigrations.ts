import { sql, type Kysely, type Migration } from 'kysely'
import type { DialectName } from './RegistryTables.ts'
import { addReviewTables } from './reviewTables.ts'
import { addFigureTable } from './figureTables.ts'
import { addNameColumns } from './nameColumns.ts'
import { addTrialTable } from './trialTables.ts'

type Columns = Record<string, string>

const submissionId = 'integer not null references registry_submissions (id)'

const tables = (key: string, bytes: string): Record<string, Columns> => ({
  registry_artifacts: {
    digest: 'text primary key',
    kind: 'text not null',
    content: `${bytes} not null`,
    brotli: bytes,
    gzip: bytes,
    bytes: 'integer not null',
    created_at: 'text not null',
  },
  registry_submissions: {
    id: key,
    state: 'text not null',
    name: 'text not null',
    email: 'text not null',
    phone: 'text not null',
    purpose: 'text not null',
    description: 'text not null',
    plugin_id: 'text',
    title: 'text',
    version: 'text',
    zip_digest: 'text not null',
    zip_bytes: 'integer not null',
    manifest: 'text',
    findings: 'text not null',
    files: 'text not null',
    approval: 'text',
    first_party: 'integer not null',
    created_at: 'text not null',
    updated_at: 'text not null',
  },
  registry_jobs: {
    id: key,
    submission_id: submissionId,
    kind: 'text not null',
    state: 'text not null',
    attempt: 'integer not null',
    log: 'text not null',
    worker: 'text',
    leased_until: 'text',
    created_at: 'text not null',
    started_at: 'text',
    ended_at: 'text',
  },
  registry_releases: {
    id: key,
    submission_id: submissionId,
    plugin_id: 'text not null',
    version: 'text not null',
    state: 'text not null',
    release: 'text not null',
    created_at: 'text not null',
  },
  registry_audit: {
    sequence: 'integer primary key',
    submission_id: 'integer references registry_submissions (id)',
    actor: 'text not null',
    action: 'text not null',
    reason: 'text not null',
    at: 'text not null',
    hash: 'text not null',
    previous: 'text not null unique',
  },
  registry_state: { name: 'text primary key', value: 'text not null' },
  registry_faults: {
    plugin_id: 'text not null',
    version: 'text not null',
    kind: 'text not null',
    message: 'text not null',
    count: 'integer not null',
    first_at: 'text not null',
    last_at: 'text not null',
  },
})

const indexes: readonly [name: string, table: string, columns: string][] = [
  ['registry_submissions_state', 'registry_submissions', 'state'],
  ['registry_submissions_plugin', 'registry_submissions', 'plugin_id'],
  ['registry_submissions_zip', 'registry_submissions', 'zip_digest'],
  ['registry_jobs_state', 'registry_jobs', 'state'],
  ['registry_jobs_submission', 'registry_jobs', 'submission_id'],
  ['registry_audit_submission', 'registry_audit', 'submission_id'],
]

const uniqueIndexes: readonly [name: string, table: string, columns: string, where?: string][] = [
  ['registry_releases_submission', 'registry_releases', 'submission_id'],
  // The database itself refuses two live versions of one plugin.
  ['registry_releases_current', 'registry_releases', 'plugin_id', "state in ('live', 'disabled')"],
  ['registry_faults_key', 'registry_faults', 'plugin_id, version, kind'],
]

/** Migrations of the registry, by name. A name that has run somewhere is never changed again. */
export function registryMigrations(dialect: DialectName): Record<string, Migration> {
  return {
    registry_001_tables: { up: (db) => createTables(db, dialect) },
    registry_002_artifact_kinds: { up: (db) => keyArtifactsByKind(db, dialect) },
    registry_003_submitters: { up: nameSubmitters },
    registry_004_review: { up: (db) => addReviewTables(db, keyOf(dialect)) },
    registry_005_trials: { up: addTrialTable },
    registry_006_builders: { up: keepBuilds },
    registry_007_figures: { up: addFigureTable },
    registry_008_fault_places: { up: addFaultPlaces },
    registry_009_artifact_parts: { up: (db) => keepZipsInParts(db, dialect) },
    registry_010_names: { up: addNameColumns },
  }
}

/**
 * Bytes sent as a zip may be those of a module. With one row for both, whichever came first kept the
 * other out. SQLite cannot change a primary key, so the rows move to a new table.
 */
async function keyArtifactsByKind(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const bytes = bytesType(dialect)
  const run = (statement: string) => sql.raw(statement).execute(db)
  await run(`create table registry_artifacts_by_kind (
    kind text not null, digest text not null, content ${bytes} not null, brotli ${bytes}, gzip ${bytes},
    bytes integer not null, created_at text not null, primary key (kind, digest))`)
  const columns = 'kind, digest, content, brotli, gzip, bytes, created_at'
  await run(`insert into registry_artifacts_by_kind (${columns}) select ${columns} from registry_artifacts`)
  await run('drop table registry_artifacts')
  await run('alter table registry_artifacts_by_kind rename to registry_artifacts')
}

/** Who may ask what became of a submission: an account, or whoever holds a token. Where it came from. */
async function nameSubmitters(db: Kysely<unknown>): Promise<void> {
  for (const column of ['account_id', 'lookup_hash', 'address']) {
    await sql.raw(`alter table registry_submissions add column ${column} text`).execute(db)
  }
  for (const column of ['account_id', 'lookup_hash']) {
    const name = `registry_submissions_${column}`
    await sql.raw(`create index ${name} on registry_submissions (${column})`).execute(db)
  }
}

/** What builders have to know between two steps, and where releases come from. */
async function keepBuilds(db: Kysely<unknown>): Promise<void> {
  for (const column of ['memo', 'source_hash', 'source_until'])
    await sql.raw(`alter table registry_jobs add column ${column} text`).execute(db)
  await sql.raw('create index registry_jobs_source on registry_jobs (source_hash)').execute(db)
  await sql.raw('alter table registry_releases add column provenance text').execute(db)
}

/** The parts of a zip go with its row, whoever removes it. */
async function keepZipsInParts(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  await run(`create table registry_artifact_parts (
    kind text not null, digest text not null, part integer not null, content ${bytesType(dialect)} not null,
    primary key (kind, digest, part),
    foreign key (kind, digest) references registry_artifacts (kind, digest) on delete cascade)`)
  await run(
    "insert into registry_artifact_parts select kind, digest, 0, content from registry_artifacts where kind = 'zip'",
  )
  const none = dialect === 'sqlite' ? "x''" : "''::bytea"
  await run(`update registry_artifacts set content = ${none} where kind = 'zip'`)
}

async function addFaultPlaces(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table registry_faults add column trace text').execute(db)
}

const keyOf = (dialect: DialectName): string =>
  dialect === 'sqlite'
    ? 'integer primary key autoincrement'
    : 'integer generated by default as identity primary key'
const bytesType = (dialect: DialectName): string => (dialect === 'sqlite' ? 'blob' : 'bytea')

async function createTables(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  for (const [table, columns] of Object.entries(tables(keyOf(dialect), bytesType(dialect)))) {
    const lines = Object.entries(columns).map(([name, type]) => `${name} ${type}`)
    await sql.raw(`create table ${table} (${lines.join(', ')})`).execute(db)
  }
  for (const [name, table, columns] of indexes) {
    await sql.raw(`create index ${name} on ${table} (${columns})`).execute(db)
  }
  for (const [name, table, columns, where] of uniqueIndexes) {
    const condition = where ? ` where ${where}` : ''
    await sql.raw(`create unique index ${name} on ${table} (${columns})${condition}`).execute(db)
  }
  await sql.raw("insert into registry_state (name, value) values ('sequence', '0')").execute(db)
}
