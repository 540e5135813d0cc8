import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServerStore } from './ServerStore.ts'

let isUp = true
const answer = async (): Promise<Response> => {
  if (!isUp) throw new TypeError('Failed to fetch')
  return Response.json({})
}
beforeEach(() => {
  isUp = true
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a call that fails tells that the server is away; it is asked until it is back, and then all is read anew', async () => {
  const onReturn = vi.fn<() => void>()
  const store = new ServerStore(answer, onReturn)
  await store.carry('/api/catalog/', {})
  expect(store.isAway).toBe(false)

  isUp = false
  await expect(store.carry('/api/catalog/', {})).rejects.toThrow('Failed to fetch')
  await vi.waitFor(() => expect(store.isAway).toBe(true), { timeout: 20_000 })
  expect(onReturn).not.toHaveBeenCalled()

  isUp = true
  await vi.advanceTimersByTimeAsync(6_000)
  expect(store.isAway).toBe(false)
  expect(onReturn).toHaveBeenCalledTimes(1)
})

test('a page in place of an answer, as networks send that want a sign-in, tells that the server is away', async () => {
  const store = new ServerStore(async () => {
    if (isUp) return Response.json({})
    return new Response('<html>', { headers: { 'content-type': 'text/html' } })
  }, vi.fn<() => void>())
  isUp = false
  await store.carry('/api/catalog/', {})
  await vi.waitFor(() => expect(store.isAway).toBe(true), { timeout: 20_000 })
  isUp = true
  await vi.advanceTimersByTimeAsync(6_000)
  expect(store.isAway).toBe(false)
})

test('a server that is alive but still starting is away: it is asked on until it can serve', async () => {
  const starting = async (path: string): Promise<Response> =>
    path.startsWith('/api/health') || isUp ? Response.json({}) : new Response(null, { status: 503 })
  const onReturn = vi.fn<() => void>()
  const store = new ServerStore(starting, onReturn)
  isUp = false
  await store.carry('/api/news/', {})
  await vi.waitFor(() => expect(store.isAway).toBe(true), { timeout: 20_000 })
  await vi.advanceTimersByTimeAsync(6_000)
  expect(onReturn).not.toHaveBeenCalled()
  isUp = true
  await vi.advanceTimersByTimeAsync(6_000)
  expect(store.isAway).toBe(false)
  expect(onReturn).toHaveBeenCalledTimes(1)
})

test('a call that fails while the server answers says nothing of the server', async () => {
  let turn = 0
  const store = new ServerStore(async () => {
    if (turn++ === 0) throw new TypeError('Failed to fetch')
    return Response.json({})
  }, vi.fn<() => void>())
  await expect(store.carry('/api/catalog/', {})).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.isAway).toBe(false)
})

test('what waits for the server says so itself, and is fetched when that is back, unless it has come by then', () => {
  const store = new ServerStore(answer, vi.fn<() => void>())
  const fetchPart = vi.fn<() => void>()
  const stop = store.waitWith(fetchPart)
  const stopOther = store.waitWith(vi.fn<() => void>())
  expect(store.isSaidElsewhere).toBe(true)
  stopOther()
  store.fetchAwaited()
  vi.runAllTimers()
  expect(fetchPart).toHaveBeenCalledTimes(1)

  store.fetchAwaited()
  stop()
  vi.runAllTimers()
  expect(fetchPart).toHaveBeenCalledTimes(1)
  expect(store.isSaidElsewhere).toBe(false)
})
