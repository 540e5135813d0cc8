import type { SubmissionState } from '@msdat/sdk/contracts/registry'

/** The one table of allowed moves: from a state to those that may follow it. */
export const moves: Record<SubmissionState, readonly SubmissionState[]> = {
  submitted: ['checking'],
  checking: ['check_failed', 'awaiting_approval'],
  check_failed: [],
  awaiting_approval: ['approved', 'rejected'],
  rejected: [],
  approved: ['building'],
  building: ['build_failed', 'deployed'],
  build_failed: ['approved', 'rejected'],
  deployed: ['disabled', 'superseded'],
  disabled: ['deployed', 'superseded'],
  superseded: [],
}
