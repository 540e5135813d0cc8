import type { Submission } from '@msdat/sdk/contracts/submission'
import type { Review } from '@msdat/sdk/contracts/review'
import type { ReviewCalls } from './ReviewCalls.ts'

export interface Decision {
  label: string
  look: 'primary' | 'outline' | 'danger'
  needsReason: boolean
  /** What it leads to, said before it is taken. */
  follows: string
  /** Permissions can be granted with it. */
  isApproval: boolean
  /** Why it cannot be taken now; null where it can. */
  refusal: string | null
  /** Said when it has been done. */
  done: string
  run: (calls: ReviewCalls, reason: string, grants: string[]) => Promise<Submission>
}

type Look = Pick<Decision, 'label' | 'look' | 'done' | 'follows'> & Partial<Decision>

/** What can be decided about a submission as it stands. */
export function decisionsFor(submission: Submission, review: Review | null): Decision[] {
  const { id, plugin_id: plugin, version, state } = submission
  const decision = (told: Look, run: Decision['run']): Decision => ({
    needsReason: true,
    isApproval: false,
    refusal: null,
    ...told,
    run,
  })
  const reject = decision(
    {
      label: 'Reject',
      look: 'danger',
      done: 'The plugin has been rejected.',
      follows: 'Its author reads your reason. This version is never built.',
    },
    (calls, reason) => calls.reject(id, reason),
  )
  const change = decision(
    {
      label: 'Request changes',
      look: 'outline',
      done: 'The author is asked for changes.',
      follows: 'Its author reads your reason, and can send it anew.',
    },
    (calls, reason) => calls.requestChanges(id, reason),
  )
  const withdraw = decision(
    {
      label: 'Withdraw',
      look: 'danger',
      done: 'The plugin is withdrawn; visitors read why.',
      follows: 'It stops for everyone within a minute. This cannot be taken back.',
    },
    (calls, reason) => calls.yank(plugin ?? '', reason, version ?? ''),
  )
  switch (state) {
    case 'awaiting_approval':
      return [approval(submission, review), change, reject]
    case 'changes_requested':
      return [reject]
    case 'build_failed': {
      const again = decision(
        {
          label: 'Build again',
          look: 'primary',
          done: 'It is being built again.',
          follows: 'The approved zip is built once more. It runs for everyone when that succeeds.',
          needsReason: false,
        },
        (calls) => calls.retry(id),
      )
      return [again, reject]
    }
    case 'deployed': {
      const disable = decision(
        {
          label: 'Disable',
          look: 'outline',
          done: 'The plugin is off for everyone.',
          follows: 'It stops for everyone within a minute. You can enable it again.',
        },
        (calls, reason) => calls.disable(plugin ?? '', reason),
      )
      return [disable, withdraw]
    }
    case 'disabled': {
      const enable = decision(
        {
          label: 'Enable',
          look: 'primary',
          done: 'The plugin is on again.',
          follows: 'It runs for everyone again.',
        },
        (calls, reason) => calls.enable(plugin ?? '', reason),
      )
      return [enable, withdraw]
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
    follows: isLast
      ? 'It is built from exactly this zip, and runs for everyone when that succeeds.'
      : 'Your approval is noted. It runs when another admin has approved it too.',
    isApproval: true,
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
