import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryKeep } from '../services/memoryKeep.fixture.ts'
import { keepAcrossVisits } from './keepAcrossVisits.ts'
import { RemoteValue } from './RemoteValue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function visited(keep: ReturnType<typeof memoryKeep>, answer: string): Promise<void> {
  const remote = new RemoteValue(async () => answer)
  keepAcrossVisits(remote, { keep, name: 'news', build: 'one' })
  await remote.load()
  await vi.runAllTimersAsync()
}

it('shows what the last visit was answered, until this one is', async () => {
  const keep = memoryKeep()
  await visited(keep, 'old')
  const remote = new RemoteValue(async () => 'new')
  keepAcrossVisits(remote, { keep, name: 'news', build: 'one' })
  expect(remote.value).toBe('old')
  await remote.load()
  expect(remote.value).toBe('new')
})

it('keeps what is shown where the server cannot be reached', async () => {
  const keep = memoryKeep()
  await visited(keep, 'old')
  const remote = new RemoteValue<string>(() => Promise.reject(new Error('gone')))
  keepAcrossVisits(remote, { keep, name: 'news', build: 'one' })
  await remote.load()
  expect(remote.value).toBe('old')
})

it('shows nothing that another build wrote', async () => {
  const keep = memoryKeep()
  await visited(keep, 'old')
  const remote = new RemoteValue(async () => 'new')
  keepAcrossVisits(remote, { keep, name: 'news', build: 'two' })
  expect(remote.value).toBeNull()
})
