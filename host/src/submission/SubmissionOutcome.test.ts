import { expect, test } from 'vitest'
import type { Finding } from '@msdat/sdk/contracts/submission'
import type { Submitted } from '../review/RegistryCalls.ts'
import { outcomeOf, outcomeOfProblem } from './SubmissionOutcome.ts'

const finding: Finding = {
  rule: 'entryExists',
  severity: 'error',
  file: null,
  line: null,
  title: 'No entry',
  detail: 'None.',
  remedy: 'Add it.',
}

test('a submission that its checks refuse has failed for its author, with the findings', () => {
  const submission = { state: 'check_failed', findings: [finding] } as Submitted
  expect(outcomeOf(submission)).toMatchObject({ isAccepted: false, findings: [finding] })
})

test('a submission that awaits approval, or is still being checked, is accepted', () => {
  for (const state of ['awaiting_approval', 'checking'] as const) {
    expect(outcomeOf({ state, findings: [] } as unknown as Submitted).isAccepted).toBe(true)
  }
})

test('a refused request names its fields', () => {
  const problem = {
    code: 'invalid_input' as const,
    message: 'Please correct this.',
    fields: { email: ['is required'] },
  }
  expect(outcomeOfProblem(problem)).toMatchObject({ message: 'Please correct this. (email is required)' })
})
