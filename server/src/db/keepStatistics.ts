import { sql } from 'kysely'
import type { Database } from './openDatabase.ts'

/** Without this bit SQLite looks only at tables that this very connection has asked about. */
const allTables = 0x10002

/**
 * So that the database knows how its rows are spread, and chooses its indexes by that. SQLite looks at
 * a sample and only where much has changed; PostgreSQL does it by itself.
 */
export async function keepStatistics<Tables>({
  db,
  dialect,
}: Pick<Database<Tables>, 'db' | 'dialect'>): Promise<void> {
  if (dialect === 'sqlite') await sql`pragma optimize = ${sql.lit(allTables)}`.execute(db)
}
