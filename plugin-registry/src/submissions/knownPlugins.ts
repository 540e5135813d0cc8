import type { CheckContext, KnownPlugin } from '@msdat/sdk/checks'
import { isCommand, type Manifest } from '@msdat/sdk/contracts/manifest'
import type { RegistryDb, SubmissionRow } from '../db/RegistryTables.ts'
import { belongsTo } from './ownership.ts'

type Known = Required<Pick<CheckContext, 'known' | 'waiting'>>
type Row = Pick<
  SubmissionRow,
  | 'plugin_id'
  | 'title'
  | 'version'
  | 'first_party'
  | 'email'
  | 'proven_email'
  | 'approval'
  | 'account_id'
  | 'manifest'
>

/**
 * The plugins a submission is compared with. What was approved, what is this installation's own and
 * what came from the same account binds; what strangers handed in and nobody has decided about does
 * not, or anyone could stop an author's next version. A typed e-mail address makes nobody the same.
 */
export async function knownPlugins(db: RegistryDb, submission: SubmissionRow): Promise<Known> {
  const rows = await db
    .selectFrom('registry_submissions')
    .select([
      'plugin_id',
      'title',
      'version',
      'first_party',
      'email',
      'proven_email',
      'approval',
      'account_id',
      'manifest',
    ])
    .where('plugin_id', 'is not', null)
    .where('state', 'not in', ['check_failed', 'rejected'])
    .where('id', '<>', submission.id)
    .orderBy('id')
    .execute()
  const binds = ({ approval, first_party, account_id }: Row): boolean =>
    approval !== null || first_party === 1 || (account_id !== null && account_id === submission.account_id)
  return {
    known: byPlugin(rows.filter(binds), submission),
    waiting: byPlugin(
      rows.filter((row) => !binds(row)),
      submission,
    ),
  }
}

function byPlugin(rows: readonly Row[], submission: SubmissionRow): KnownPlugin[] {
  const isOwn = submission.first_party === 1
  const known = new Map<string, KnownPlugin>()
  for (const row of rows) {
    const { plugin_id, title, version, first_party } = row
    const id = plugin_id ?? ''
    const plugin = known.get(id) ?? { ...unknown, id }
    // The installation's own plugins follow its code, which may change before their version does.
    const isOwnOfSame = first_party === 1 && isOwn
    const versions = isOwnOfSame ? plugin.versions : [...plugin.versions, version ?? '']
    const isFirstParty = plugin.isFirstParty || first_party === 1
    const titles = [...new Set([...plugin.titles, ...titlesOf(row)])]
    // The last approval counts: with it a plugin may have passed to somebody else.
    const decides = row.approval !== null || plugin.versions.length === 0
    const isOfSender = decides ? belongsTo(row, submission) : plugin.isOfSender
    const keys = [...new Set([...(plugin.keys ?? []), ...keysOf(row)])]
    known.set(id, { id, name: title ?? id, titles, keys, versions, isFirstParty, isOfSender })
  }
  return [...known.values()]
}

const unknown: KnownPlugin = {
  id: '',
  name: '',
  titles: [],
  versions: [],
  isFirstParty: false,
  isOfSender: false,
}

function keysOf({ manifest }: Row): string[] {
  if (manifest === null) return []
  return (JSON.parse(manifest) as Manifest).contributes.filter(isCommand).flatMap(({ key }) => key ?? [])
}

function titlesOf({ manifest }: Row): string[] {
  if (manifest === null) return []
  return (JSON.parse(manifest) as Manifest).contributes.map(({ title }) => title)
}
