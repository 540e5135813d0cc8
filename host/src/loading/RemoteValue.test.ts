import { expect, test } from 'vitest'
import { AppError } from '@msdat/sdk/contracts/problem'
import { RemoteValue } from './RemoteValue.ts'

test('an older answer that comes late does not overwrite the newer one', async () => {
  const answers: ((value: string) => void)[] = []
  const remote = new RemoteValue<string>(() => new Promise((resolve) => answers.push(resolve)))
  const first = remote.load()
  const second = remote.load()
  answers[1]?.('new')
  await second
  answers[0]?.('old')
  await first
  expect(remote.value).toBe('new')
})

test('a failed first read says why', async () => {
  const remote = new RemoteValue<string>(() => Promise.reject(new AppError('unavailable', 'No connection.')))
  await remote.load()
  expect(remote.state).toEqual({
    status: 'failed',
    problem: { code: 'unavailable', message: 'No connection.' },
  })
})

test('a failed reload keeps what was shown, and says that it failed until one succeeds', async () => {
  let fails = false
  const remote = new RemoteValue<string>(async () => {
    if (fails) throw new AppError('unavailable', 'No connection.')
    return 'kept'
  })
  await remote.load()
  fails = true
  await remote.load()
  expect([remote.value, remote.reloadProblem?.message]).toEqual(['kept', 'No connection.'])
  fails = false
  await remote.load()
  expect(remote.reloadProblem).toBeNull()
})

test('that there is nothing is an answer too', async () => {
  const remote = new RemoteValue<string | null>(() => Promise.resolve(null))
  await remote.load()
  expect(remote.state).toEqual({ status: 'ready', value: null })
})
