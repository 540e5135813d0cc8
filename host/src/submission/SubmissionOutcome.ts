import type { Problem } from '@msdat/sdk/contracts/problem'
import type { Finding } from '@msdat/sdk/contracts/submission'
import type { Submitted } from '../review/RegistryCalls.ts'

/** What came of handing in a plugin. */
export type SubmissionOutcome =
  { isAccepted: true; submission: Submitted } | { isAccepted: false; message: string; findings: Finding[] }

/** A zip that its checks refuse has been received, yet for its author it has failed. */
export function outcomeOf(submission: Submitted): SubmissionOutcome {
  if (submission.state !== 'check_failed') return { isAccepted: true, submission }
  return {
    isAccepted: false,
    message: 'The checks found something to correct. Please change it and submit again.',
    findings: submission.findings,
  }
}

export function outcomeOfProblem(problem: Problem): SubmissionOutcome {
  const details = Object.entries(problem.fields ?? {}).flatMap(([field, messages]) =>
    messages.map((message) => `${field} ${message}`),
  )
  const message = details.length > 0 ? `${problem.message} (${details.join('; ')})` : problem.message
  return { isAccepted: false, message, findings: [] }
}
