import { call } from '@msdat/sdk/http/call'
import { decideEntry } from '@msdat/sdk/contracts/dataEntry'
import type { Notice } from '@msdat/sdk/contracts/notices'
import { approveSubmission, rejectSubmission } from '@msdat/sdk/contracts/review'

export type DecisionKind = 'approve' | 'decline'

export interface NoticeDecision {
  label: 'Approve' | 'Decline'
  explanation: string
  done: string
  /** It takes something away. */
  isDanger: boolean
  run: (reason: string) => Promise<unknown>
}

/** What approving or declining a notice in place does. */
export function decisionOf({ thing, kind: about }: Notice, kind: DecisionKind): NoticeDecision {
  return about === 'figures' ? figuresDecision(thing, kind) : pluginDecision(thing, kind)
}

function figuresDecision(id: number, kind: DecisionKind): NoticeDecision {
  return kind === 'approve'
    ? {
        label: 'Approve',
        isDanger: false,
        explanation: 'The figures are brought in, under a number by which they can be taken back.',
        done: 'Approved. The figures are in the data.',
        run: (comment) => call(decideEntry, { id, decision: 'approve', comment }),
      }
    : {
        label: 'Decline',
        isDanger: true,
        explanation: 'The table is rejected, and its author reads the reason.',
        done: 'Declined.',
        run: (comment) => call(decideEntry, { id, decision: 'reject', comment }),
      }
}

function pluginDecision(thing: number, kind: DecisionKind): NoticeDecision {
  return kind === 'approve'
    ? {
        label: 'Approve',
        isDanger: false,
        explanation:
          'It is built and deployed. Where it asks for new permissions or needs two admins, the review page says so.',
        done: 'Approved.',
        run: (reason) => call(approveSubmission, { id: thing, reason }),
      }
    : {
        label: 'Decline',
        isDanger: true,
        explanation: 'It is rejected, and its author reads the reason.',
        done: 'Declined.',
        run: (reason) => call(rejectSubmission, { id: thing, reason }),
      }
}
