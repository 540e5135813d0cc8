import type { CheckContext, KnownPlugin } from '@msdat/sdk/checks'
import type { RegistryDb, SubmissionRow } from '../db/RegistryTables.ts'

type Known = Required<Pick<CheckContext, 'known' | 'waiting'>>
type Row = Pick<
  SubmissionRow,
  'plugin_id' | 'title' | 'version' | 'first_party' | 'email' | 'approval' | 'account_id'
>

/**
 * The plugins a submission is compared with. What was approved, what is this installation's own and
 * what came from the same account binds; what strangers handed in and nobody has decided about does
 * not, or anyone could stop an author's next version. A typed e-mail address makes nobody the same.
 */
export async function knownPlugins(db: RegistryDb, submission: SubmissionRow): Promise<Known> {
  const rows = await db
    .selectFrom('registry_submissions')
    .select(['plugin_id', 'title', 'version', 'first_party', 'email', 'approval', 'account_id'])
    .where('plugin_id', 'is not', null)
    .where('state', 'not in', ['check_failed', 'rejected'])
    .where('id', '<>', submission.id)
    .orderBy('id')
    .execute()
  const binds = ({ approval, first_party, account_id }: Row): boolean =>
    approval !== null || first_party === 1 || (account_id !== null && account_id === submission.account_id)
  const isOwn = submission.first_party === 1
  return {
    known: byPlugin(rows.filter(binds), isOwn),
    waiting: byPlugin(
      rows.filter((row) => !binds(row)),
      isOwn,
    ),
  }
}

function byPlugin(rows: readonly Row[], isOwn: boolean): KnownPlugin[] {
  const known = new Map<string, KnownPlugin>()
  for (const { plugin_id, title, version, first_party, email } of rows) {
    const id = plugin_id ?? ''
    const plugin = known.get(id) ?? { id, name: '', versions: [], isFirstParty: false, email: '' }
    // The installation's own plugins follow its code, which may change before their version does.
    const isOwnOfSame = first_party === 1 && isOwn
    const versions = isOwnOfSame ? plugin.versions : [...plugin.versions, version ?? '']
    const isFirstParty = plugin.isFirstParty || first_party === 1
    known.set(id, { id, name: title ?? id, versions, isFirstParty, email })
  }
  return [...known.values()]
}
