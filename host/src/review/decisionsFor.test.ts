import { expect, test } from 'vitest'
import { submissionStates, type Submission } from '@msdat/sdk/contracts/submission'
import type { Review } from '@msdat/sdk/contracts/review'
import type { ReviewCalls } from './ReviewCalls.ts'
import { decisionsFor } from './decisionsFor.ts'

const submission = (state: Submission['state']) =>
  ({ id: 4, state, plugin_id: 'my-plugin', version: '1.0.0' }) as Submission
const review = (changes: Partial<Review> = {}): Review => ({
  runs: null,
  facts: [],
  admins_needed: 1,
  approvals: [],
  grants_needed: [],
  may_approve: true,
  ...changes,
})
const labels = (state: Submission['state']) =>
  decisionsFor(submission(state), review()).map(({ label }) => label)
const approval = (changes: Partial<Review>) =>
  decisionsFor(submission('awaiting_approval'), review(changes))[0]

test('only what the registry allows is offered', () => {
  expect(labels('awaiting_approval')).toEqual(['Approve', 'Request changes', 'Reject'])
  expect(labels('changes_requested')).toEqual(['Reject'])
  expect(labels('build_failed')).toEqual(['Build again', 'Reject'])
  expect(labels('deployed')).toEqual(['Disable', 'Withdraw'])
  expect(labels('disabled')).toEqual(['Enable', 'Withdraw'])
  const offered = submissionStates.filter((state) => labels(state).length > 0)
  expect(offered).toEqual(['awaiting_approval', 'changes_requested', 'build_failed', 'deployed', 'disabled'])
})

test('an approval says whether another admin has to follow', () => {
  expect(approval({ admins_needed: 2 })?.label).toBe('Approve as the first of two')
  const first = { actor: 'user:2 b@example.org', reason: 'Fine.', grants: [], at: '' }
  expect(approval({ admins_needed: 2, approvals: [first] })?.label).toBe('Approve')
})

test('nobody is offered an approval that the registry would refuse', () => {
  const own = { kind: 'own', tone: 'warning', title: '', detail: '' } as const
  expect(approval({})?.refusal).toBeNull()
  expect(approval({ may_approve: false, facts: [own] })?.refusal).toMatch(/their own/)
  expect(approval({ may_approve: false })?.refusal).toMatch(/another admin/)
  expect(decisionsFor(submission('awaiting_approval'), null)[0]?.refusal).not.toBeNull()
})

test('a plugin is switched by its id, with the reason', async () => {
  const asked: string[][] = []
  const calls = {
    disable: async (...words: string[]) => (asked.push(words), submission('disabled')),
    yank: async (...words: string[]) => (asked.push(words), submission('yanked')),
  } as Partial<ReviewCalls> as ReviewCalls
  for (const decision of decisionsFor(submission('deployed'), null))
    await decision.run(calls, 'It loops.', [])
  expect(asked).toEqual([
    ['my-plugin', 'It loops.'],
    ['my-plugin', 'It loops.', '1.0.0'],
  ])
})
