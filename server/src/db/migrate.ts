import { Migrator, type Kysely, type Migration } from 'kysely'

/** Brings the tables up to date: each migration once, in the order of the names within each part of the house. */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<void> {
  // Names of one part come after those of another by alphabet alone, and a part may grow after the
  // other has run: so the order over all parts is not held.
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error(String(error))
}
