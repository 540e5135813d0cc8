import { expect, test } from 'vitest'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Submission, SubmissionState } from '@msdat/sdk/contracts/submission'
import type { QueueEntry } from '@msdat/sdk/contracts/submissions'
import type { ReviewCalls } from './ReviewCalls.ts'
import { ReviewStore } from './ReviewStore.ts'

function openWith(state: SubmissionState) {
  const registry = { state, changed_at: 'at first', moving: 0 }
  const asked: string[] = []
  const calls = {
    counts: async () => ({ pending: 1, in_progress: 0, available: 0, closed: 0, all: 1, ...registry }),
    list: async (queue: string, page: number) => {
      asked.push(`${queue} ${page}`)
      return { count: 60, results: [{ id: 1, state: registry.state } as QueueEntry] }
    },
    read: async (id: number) => ({ id, state: registry.state }) as Submission,
  } as Partial<ReviewCalls> as ReviewCalls
  return { store: new ReviewStore(calls), registry, asked }
}

test('a pile is read in pages, from the first one', async () => {
  const { store, asked } = openWith('awaiting_approval')
  await store.refresh()
  store.turnTo(3)
  store.open('closed')
  await store.entries.settled()
  expect(asked).toEqual(['pending 1', 'pending 3', 'closed 1'])
  expect(store.pages).toBe(3)
})

test('nothing is read again while nothing has moved', async () => {
  const { store, registry, asked } = openWith('awaiting_approval')
  for (let turn = 0; turn < 3; turn += 1) await store.refresh()
  expect(asked).toHaveLength(1)
  registry.changed_at = 'later'
  await store.refresh()
  expect(asked).toHaveLength(2)
})

test('what is being built is asked for often', async () => {
  const { store, registry } = openWith('building')
  registry.moving = 1
  await store.refresh()
  expect(store.isMoving).toBe(true)
})

test('after a refused decision all is read anew, for it may be out of date', async () => {
  const { store, registry } = openWith('awaiting_approval')
  await store.refresh()
  store.choose(1)
  await store.submission.settled()
  registry.state = 'rejected'
  const refused = store.decide(() => Promise.reject(new AppError('conflict', 'Already rejected.')))
  await expect(refused).rejects.toThrow('Already rejected.')
  expect(store.submission.value?.state).toBe('rejected')
  expect(store.listed[0]?.state).toBe('rejected')
})
