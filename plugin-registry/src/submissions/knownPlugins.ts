import type { CheckContext, KnownPlugin } from '@msdat/sdk/toolchain/checks'
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
  | 'contribution_titles'
  | 'command_keys'
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
      'contribution_titles',
      'command_keys',
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
  const known = new Map<string, Row[]>()
  for (const row of rows) {
    const id = row.plugin_id ?? ''
    const sameId = known.get(id)
    if (sameId) sameId.push(row)
    else known.set(id, [row])
  }
  return [...known].map(([id, own]) => toPlugin(id, own, submission))
}

function toPlugin(id: string, rows: readonly Row[], submission: SubmissionRow): KnownPlugin {
  const isOwn = submission.first_party === 1
  const versions: string[] = []
  let isOfSender = false
  for (const row of rows) {
    // The last approval counts: with it a plugin may have passed to somebody else.
    if (row.approval !== null || versions.length === 0) isOfSender = belongsTo(row, submission)
    // The installation's own plugins follow its code, which may change before their version does.
    if (row.first_party === 0 || !isOwn) versions.push(row.version ?? '')
  }
  return {
    id,
    name: rows.at(-1)?.title ?? id,
    titles: textsOf(rows, 'contribution_titles'),
    keys: textsOf(rows, 'command_keys'),
    versions,
    isFirstParty: rows.some(({ first_party }) => first_party === 1),
    isOfSender,
  }
}

function textsOf(rows: readonly Row[], column: 'contribution_titles' | 'command_keys'): string[] {
  return [...new Set(rows.flatMap((row) => JSON.parse(row[column] ?? '[]') as string[]))]
}
