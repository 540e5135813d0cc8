import { sql, type Kysely } from 'kysely'

/** Counts of one release and one day, by class: a boot time, or a refusal. */
export async function addFigureTable(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  await run(`create table registry_frame_figures (plugin_id text not null, version text not null, day text not null,
    class integer not null, count integer not null, primary key (plugin_id, version, day, class))`)
}
