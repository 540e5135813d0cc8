import type { SubmissionState } from '@msdat/sdk/contracts/registry'

/** The one table of allowed moves: from a state to those that may follow it. */
export const moves: Record<SubmissionState, readonly SubmissionState[]> = {
  submitted: ['checking'],
  checking: ['check_failed', 'awaiting_approval'],
  check_failed: [],
  awaiting_approval: ['approved', 'changes_requested', 'rejected'],
  changes_requested: ['awaiting_approval', 'rejected'],
  rejected: [],
  approved: ['building'],
  building: ['build_failed', 'deployed'],
  build_failed: ['approved', 'rejected'],
  deployed: ['disabled', 'superseded', 'yanked'],
  disabled: ['deployed', 'superseded', 'yanked'],
  superseded: ['deployed', 'yanked'],
  yanked: [],
}
