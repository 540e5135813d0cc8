import { expect, test } from 'vitest'
import { submissionStates, type Submission } from '@msdat/sdk/contracts/registry'
import type { RegistryCalls } from './RegistryCalls.ts'
import { decisionsFor } from './decisionsFor.ts'

const submission = (state: Submission['state']) => ({ id: 4, state, plugin_id: 'my-plugin' }) as Submission
const labels = (state: Submission['state']) => decisionsFor(submission(state)).map(({ label }) => label)

test('only what the registry allows is offered', () => {
  expect(labels('awaiting_approval')).toEqual(['Approve', 'Reject'])
  expect(labels('build_failed')).toEqual(['Build again', 'Reject'])
  expect(labels('deployed')).toEqual(['Disable'])
  expect(labels('disabled')).toEqual(['Enable'])
  const offered = submissionStates.filter((state) => labels(state).length > 0)
  expect(offered).toEqual(['awaiting_approval', 'build_failed', 'deployed', 'disabled'])
})

test('a plugin is switched by its id, with the reason', async () => {
  const asked: string[][] = []
  const calls = {
    disable: async (...words: string[]) => (asked.push(words), submission('disabled')),
  } as Partial<RegistryCalls> as RegistryCalls
  await decisionsFor(submission('deployed'))[0]?.run(calls, 'It loops.')
  expect(asked).toEqual([['my-plugin', 'It loops.']])
})
