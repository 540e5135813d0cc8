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
