import type { KnownPlugin } from '@msdat/sdk/checks'
import type { RegistryDb, SubmissionRow } from '../db/RegistryTables.ts'

/** The plugins a submission is compared with: all that are in review or were ever deployed. */
export async function knownPlugins(db: RegistryDb, submission: SubmissionRow): Promise<KnownPlugin[]> {
  const rows = await db
    .selectFrom('registry_submissions')
    .select(['plugin_id', 'title', 'version', 'first_party', 'email'])
    .where('plugin_id', 'is not', null)
    .where('state', 'not in', ['check_failed', 'rejected'])
    .where('id', '<>', submission.id)
    .orderBy('id')
    .execute()
  const known = new Map<string, KnownPlugin>()
  for (const { plugin_id, title, version, first_party, email } of rows) {
    const id = plugin_id ?? ''
    const plugin = known.get(id) ?? { id, name: '', versions: [], isFirstParty: false, email: '' }
    // The installation's own plugins follow its code, which may change before their version does.
    const isOwnOfSame = first_party === 1 && submission.first_party === 1
    const versions = isOwnOfSame ? plugin.versions : [...plugin.versions, version ?? '']
    const isFirstParty = plugin.isFirstParty || first_party === 1
    known.set(id, { id, name: title ?? id, versions, isFirstParty, email })
  }
  return [...known.values()]
}
