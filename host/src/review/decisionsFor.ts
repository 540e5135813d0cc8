import type { Submission } from '@msdat/sdk/contracts/submission'
import type { Review } from '@msdat/sdk/contracts/review'
import type { ReviewCalls } from './ReviewCalls.ts'

export interface Decision {
  label: string
  look: 'primary' | 'outline' | 'danger'
  needsReason: boolean
  /** Why it cannot be taken now; null where it can. */
  refusal: string | null
  /** Said when it has been done. */
  done: string
  run: (calls: ReviewCalls, reason: string, grants: string[]) => Promise<Submission>
}

type Look = Pick<Decision, 'label' | 'look' | 'done'> & Partial<Decision>

/** What can be decided about a submission as it stands. */
export function decisionsFor(submission: Submission, review: Review | null): Decision[] {
  const { id, plugin_id: plugin, version, state } = submission
  const decision = (told: Look, run: Decision['run']): Decision => ({
    needsReason: true,
    refusal: null,
    ...told,
    run,
  })
  const reject = decision(
    { label: 'Reject', look: 'danger', done: 'The plugin has been rejected.' },
    (calls, reason) => calls.reject(id, reason),
  )
  const change = decision(
    { label: 'Request changes', look: 'outline', done: 'The author is asked for changes.' },
    (calls, reason) => calls.requestChanges(id, reason),
  )
  const withdraw = decision(
    { label: 'Withdraw', look: 'danger', done: 'The plugin is withdrawn; visitors read why.' },
    (calls, reason) => calls.yank(plugin ?? '', reason, version ?? ''),
  )
  switch (state) {
    case 'awaiting_approval':
      return [approval(submission, review), change, reject]
    case 'changes_requested':
      return [reject]
    case 'build_failed': {
      const told = { label: 'Build again', look: 'primary', done: 'It is being built again.' } as const
      return [decision({ ...told, needsReason: false }, (calls) => calls.retry(id)), reject]
    }
    case 'deployed': {
      const told = { label: 'Disable', look: 'outline', done: 'The plugin is off for everyone.' } as const
      return [decision(told, (calls, reason) => calls.disable(plugin ?? '', reason)), withdraw]
    }
    case 'disabled': {
      const told = { label: 'Enable', look: 'primary', done: 'The plugin is on again.' } as const
      return [decision(told, (calls, reason) => calls.enable(plugin ?? '', reason)), withdraw]
    }
    default:
      return []
  }
}

function approval(submission: Submission, review: Review | null): Decision {
  const given = review?.approvals.length ?? 0
  const isLast = given + 1 >= (review?.admins_needed ?? 1)
  return {
    label: isLast ? 'Approve' : 'Approve as the first of two',
    look: 'primary',
    needsReason: true,
    refusal: refusalOf(review),
    done: isLast ? 'Approved. It is being built now.' : 'Noted. Another admin has to approve it too.',
    run: (calls, reason, grants) => calls.approve(submission, reason, grants),
  }
}

function refusalOf(review: Review | null): string | null {
  if (!review) return 'What bears on the decision is being read.'
  if (review.may_approve) return null
  const isOwn = review.facts.some(({ kind }) => kind === 'own')
  return isOwn ? 'Nobody approves their own plugin.' : 'You have approved it; another admin has to as well.'
}
