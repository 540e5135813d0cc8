import type { RegistryDb, RegistryTransaction, SubmissionRow } from '../db/RegistryTables.ts'

export type Held = Pick<SubmissionRow, 'account_id' | 'email' | 'proven_email'>

/**
 * Whether a plugin belongs to the sender: to their account, or to an address that was proven to be
 * theirs. An address that was only typed makes nobody an owner. Where the plugin itself was handed in
 * without an account, it belongs to whoever proves the address that was typed then.
 */
export function belongsTo(plugin: Held, sender: Held): boolean {
  if (plugin.account_id !== null && plugin.account_id === sender.account_id) return true
  const address = plugin.proven_email ?? (plugin.account_id === null ? plugin.email.toLowerCase() : null)
  return sender.proven_email !== null && sender.proven_email === address
}

/** Whose a plugin is: of the version that runs, else of the last that was approved; null for a new plugin. */
export async function ownerOf(
  db: RegistryDb | RegistryTransaction,
  { id, plugin_id }: Pick<SubmissionRow, 'id' | 'plugin_id'>,
): Promise<Held | null> {
  const row = await db
    .selectFrom('registry_submissions')
    .leftJoin('registry_releases', 'registry_releases.submission_id', 'registry_submissions.id')
    .select(['account_id', 'email', 'proven_email', 'registry_releases.state as release_state'])
    .where('registry_submissions.plugin_id', '=', plugin_id)
    .where('registry_submissions.id', '<>', id)
    .where('approval', 'is not', null)
    .where('registry_submissions.state', '<>', 'rejected')
    .orderBy((order) =>
      order.case().when('registry_releases.state', 'in', ['live', 'disabled']).then(0).else(1).end(),
    )
    .orderBy('registry_submissions.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
