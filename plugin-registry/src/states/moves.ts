import type { SubmissionState } from '@msdat/sdk/contracts/submission'

/** The one table of allowed moves: from a state to those that may follow it. */
export const moves: Record<SubmissionState, readonly SubmissionState[]> = {
  submitted: ['checking'],
  // An answer to a request for changes that fails its checks leaves the request open.
  checking: ['check_failed', 'awaiting_approval', 'changes_requested'],
  check_failed: [],
  awaiting_approval: ['approved', 'rejected', 'changes_requested'],
  changes_requested: ['submitted', 'rejected'],
  rejected: [],
  approved: ['building'],
  building: ['build_failed', 'deployed'],
  build_failed: ['approved', 'rejected'],
  deployed: ['disabled', 'superseded', 'yanked'],
  disabled: ['deployed', 'superseded', 'yanked'],
  // A roll back lets it run again.
  superseded: ['deployed', 'yanked'],
  yanked: [],
}
