import { sql, type Kysely } from 'kysely'
import type { DataTables } from '../../db/DataTables.ts'
import type { DialectName } from '../../db/openDatabase.ts'

export type ReferenceTable =
  'factors' | 'value_types' | 'location_levels' | 'locations' | 'citations' | 'datasources' | 'indicators'

type Row = Record<string, string | number | null> & { id: number }

export interface SyncTarget {
  db: Kysely<DataTables>
  dialect: DialectName
  /** The moment of the import, for tables that keep times. */
  now: string
}

/** Adds new reference rows and rewrites changed ones; rows that are the same keep their times, others stay. */
export async function syncRows(
  { db, dialect, now }: SyncTarget,
  table: ReferenceTable,
  given: { rows: readonly Row[]; hasTimes: boolean },
): Promise<void> {
  // One routine for seven tables: their columns are known here only by the names in the rows.
  const known = await sql<Row>`select * from ${sql.table(table)}`.execute(db)
  const before = new Map(known.rows.map((row) => [row.id, row]))
  const changed = given.rows.filter((row) => !isSame(row, before.get(row.id)))
  for (const row of changed) {
    const isNew = !before.has(row.id)
    const times = given.hasTimes ? { updated_at: now, ...(isNew && { created_at: now }) } : {}
    const { id, ...columns } = { ...row, ...times }
    await (isNew ? insertRow(db, table, { id, ...columns }) : updateRow(db, table, { id, ...columns }))
  }
  if (dialect === 'postgres' && changed.length > 0) await raiseCounter(db, table)
}

function isSame(row: Row, before: Row | undefined): boolean {
  return before !== undefined && Object.entries(row).every(([name, value]) => before[name] === value)
}

async function insertRow(db: Kysely<DataTables>, table: ReferenceTable, row: Row): Promise<void> {
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(Object.values(row))})`.execute(db)
}

async function updateRow(
  db: Kysely<DataTables>,
  table: ReferenceTable,
  { id, ...columns }: Row,
): Promise<void> {
  const changes = sql.join(Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
  await sql`update ${sql.table(table)} set ${changes} where id = ${id}`.execute(db)
}

/** PostgreSQL does not count on from ids that were given, and would hand them out again. */
async function raiseCounter(db: Kysely<DataTables>, table: ReferenceTable): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    db,
  )
}
