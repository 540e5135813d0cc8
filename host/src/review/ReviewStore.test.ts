import { expect, test } from 'vitest'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Submission, SubmissionState } from '@msdat/sdk/contracts/registry'
import type { RegistryCalls } from './RegistryCalls.ts'
import { ReviewStore } from './ReviewStore.ts'

const submission = (id: number, state: SubmissionState) => ({ id, state }) as Submission

function openWith(rows: Submission[]) {
  const calls = { list: async () => rows } as Partial<RegistryCalls> as RegistryCalls
  return new ReviewStore(calls)
}

test('each state stands in one queue, and all of them in the last', async () => {
  const store = openWith([
    submission(1, 'awaiting_approval'),
    submission(2, 'building'),
    submission(3, 'disabled'),
  ])
  await store.submissions.load()
  expect(store.listed.map(({ id }) => id)).toEqual([1])
  store.open('Available')
  expect(store.listed.map(({ id }) => id)).toEqual([3])
  store.open('All')
  expect(store.listed).toHaveLength(3)
  expect(store.isMoving).toBe(true)
})

test('after a refused decision the list is read anew, for it may be out of date', async () => {
  const rows = [submission(1, 'awaiting_approval')]
  const store = openWith(rows)
  await store.submissions.load()
  store.choose(1)
  rows[0] = submission(1, 'rejected')
  const refused = store.decide(() => Promise.reject(new AppError('conflict', 'Already rejected.')))
  await expect(refused).rejects.toThrow('Already rejected.')
  expect(store.chosen?.state).toBe('rejected')
})
