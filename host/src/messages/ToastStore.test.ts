import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastStore } from './ToastStore.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a toast goes away after five seconds', () => {
  const store = new ToastStore()
  store.show({ tone: 'info', message: 'Hello' })
  vi.advanceTimersByTime(4999)
  expect(store.toasts).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.toasts).toHaveLength(0)
})

test('the same message is not shown twice at once', () => {
  const store = new ToastStore()
  store.show({ tone: 'info', message: 'Hello' })
  store.show({ tone: 'info', message: 'Hello' })
  expect(store.toasts).toHaveLength(1)
})

test('a problem is shown under the common title', () => {
  const store = new ToastStore()
  store.showProblem({ code: 'unavailable', message: 'No connection.' })
  expect(store.toasts[0]).toMatchObject({ tone: 'error', title: 'Error Occurred', message: 'No connection.' })
})

const messagesOf = ({ toasts }: ToastStore) => toasts.map(({ message }) => message)

test('a plugin has one toast at a time, and a flood of them never covers the page', () => {
  const store = new ToastStore()
  for (let at = 0; at < 50; at += 1) store.show({ tone: 'info', message: `words ${at}`, plugin: 'loud' })
  expect(messagesOf(store)).toEqual(['words 49'])
  for (let at = 0; at < 10; at += 1) store.show({ tone: 'info', message: `${at}`, plugin: `plugin-${at}` })
  expect(store.toasts).toHaveLength(3)
})

test('plugins never take the place of what the page says; the page takes that of theirs, then of its oldest', () => {
  const store = new ToastStore()
  store.show({ tone: 'info', message: 'of a plugin', plugin: 'one' })
  for (const message of ['a', 'b', 'c']) store.show({ tone: 'error', message })
  expect(messagesOf(store)).toEqual(['a', 'b', 'c'])
  store.show({ tone: 'info', message: 'of a plugin', plugin: 'two' })
  expect(messagesOf(store)).toEqual(['a', 'b', 'c'])
  store.show({ tone: 'error', message: 'd' })
  expect(messagesOf(store)).toEqual(['b', 'c', 'd'])
})
