import type { Actor } from '@msdat/sdk/http/serve'
import type { Approval, Review, ReviewFact } from '@msdat/sdk/contracts/review'
import type { RegistryDb, RegistryTransaction, SubmissionRow } from '../db/RegistryTables.ts'
import { isOwn } from './isOwn.ts'
import { reviewNeeds, type ReviewNeeds } from './reviewNeeds.ts'
import { submissionRow } from './submissionRow.ts'

/** What bears on the decision about a submission, for the admin who asks. */
export async function readReview(
  db: RegistryDb,
  id: number,
  { actor, admins }: { actor: Actor; admins: Admins },
): Promise<Review> {
  const submission = await submissionRow(db, id)
  const isMine = isOwn(submission, actor)
  const given = await approvalsOf(db, submission, admins)
  const hasSaidYes = given.some(({ account_id }) => account_id === actor.id)
  const may_approve = !isMine && !hasSaidYes
  const approvals = given.map(({ account_id: _, ...approval }) => approval)
  if (submission.manifest === null)
    return { runs: null, facts: [], admins_needed: 1, approvals, grants_needed: [], may_approve }
  const needs = await reviewNeeds(db, submission)
  return {
    runs: needs.before && { submission: needs.before.submission, version: needs.before.release.version },
    facts: factsOf(submission, needs, isMine),
    admins_needed: needs.admins,
    approvals,
    grants_needed: needs.grants,
    may_approve,
  }
}

/** The accounts that are admins now, by id. */
export type Admins = Pick<ReadonlySet<string>, 'has'>

/** Which admins said yes to the zip as it is now. Of a zip that was replaced, and of former admins, nothing counts. */
export async function approvalsOf(
  db: RegistryDb | RegistryTransaction,
  { id, zip_digest }: Pick<SubmissionRow, 'id' | 'zip_digest'>,
  admins: Admins,
): Promise<(Approval & { account_id: string })[]> {
  const rows = await db
    .selectFrom('registry_approvals')
    .select(['account_id', 'actor', 'reason', 'grants', 'at'])
    .where('submission_id', '=', id)
    .where('zip_digest', '=', zip_digest)
    .orderBy('at')
    .execute()
  const counted = rows.filter(({ account_id }) => admins.has(account_id))
  return counted.map((row) => ({ ...row, grants: JSON.parse(row.grants) as string[] }))
}

function factsOf(submission: SubmissionRow, needs: ReviewNeeds, isMine: boolean): ReviewFact[] {
  const isUnproven = submission.account_id === null && submission.first_party === 0
  const told: (ReviewFact | false)[] = [
    isMine && {
      kind: 'own',
      tone: 'warning',
      title: 'This is your own',
      detail: 'Nobody approves their own plugin: another admin has to.',
    },
    needs.isTakeover && {
      kind: 'other_author',
      tone: 'negative',
      title: "It would replace somebody else's plugin",
      detail: `${submission.plugin_id} belongs to another account, or to an address that this sender has not proven. Ask the earlier author by a way you know; two admins have to approve.`,
    },
    needs.usesNetwork && {
      kind: 'network',
      tone: 'warning',
      title: 'It contacts other servers',
      detail: 'What a plugin sends there nobody sees; two admins have to approve.',
    },
    needs.grants.length > 0 && {
      kind: 'new_permission',
      tone: 'warning',
      title: 'It asks for more than the version before, and runs for everyone',
      detail: `New: ${needs.grants.join(', ')}. An approval has to name each.`,
    },
    isUnproven && {
      kind: 'unproven_address',
      tone: 'note',
      title: 'Sent without signing in',
      detail: `${submission.email} was typed; nobody has proven whose address it is.`,
    },
  ]
  return told.filter((fact) => fact !== false)
}
