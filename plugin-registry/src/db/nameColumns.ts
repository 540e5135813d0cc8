import { sql, type Kysely } from 'kysely'

interface Contribution {
  point: string
  title: string
  key?: string
}

/**
 * Titles of contributions and keys of commands, so that checks need not read the manifests of all plugins. Rows are
 * filled one by one: together their manifests may be larger than memory. What failed its checks or was rejected stays so,
 * and is compared with nothing.
 */
export async function addNameColumns(db: Kysely<unknown>): Promise<void> {
  for (const column of ['contribution_titles', 'command_keys'])
    await sql.raw(`alter table registry_submissions add column ${column} text`).execute(db)
  const { rows } = await sql<{ id: number }>`select id from registry_submissions
    where manifest is not null and state not in ('check_failed', 'rejected')`.execute(db)
  for (const { id } of rows) await fillRow(db, id)
}

async function fillRow(db: Kysely<unknown>, id: number): Promise<void> {
  const { rows } = await sql<{
    manifest: string
  }>`select manifest from registry_submissions where id = ${id}`.execute(db)
  const { titles, keys } = namesIn(rows[0]?.manifest ?? '')
  await sql`update registry_submissions
    set contribution_titles = ${JSON.stringify(titles)}, command_keys = ${JSON.stringify(keys)}
    where id = ${id}`.execute(db)
}

/** None where it cannot be read: that is no reason not to start. */
function namesIn(manifest: string): { titles: string[]; keys: string[] } {
  try {
    const { contributes } = JSON.parse(manifest) as { contributes: Contribution[] }
    return {
      titles: contributes.map(({ title }) => title),
      keys: contributes.flatMap(({ point, key }) => (point === 'command' && key) || []),
    }
  } catch {
    return { titles: [], keys: [] }
  }
}
