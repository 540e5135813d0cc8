import type { SubmissionState } from '@msdat/sdk/contracts/submission'

/** Nobody has decided about these yet. */
export const undecided: readonly SubmissionState[] = [
  'submitted',
  'checking',
  'awaiting_approval',
  'changes_requested',
]
