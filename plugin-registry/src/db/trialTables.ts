import { sql, type Kysely } from 'kysely'

/** Builds that admins try. They are kept apart from modules, which everybody can fetch. */
export async function addTrialTable(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  await run(`create table registry_trials (zip_digest text primary key, frame text not null unique,
    release text not null, code text not null, created_at text not null)`)
}
