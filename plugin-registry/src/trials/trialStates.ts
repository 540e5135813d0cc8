import type { SubmissionState } from '@msdat/sdk/contracts/submission'

/** While one of these holds, an admin can try the submission. */
export const trialStates: readonly SubmissionState[] = ['awaiting_approval', 'changes_requested']
