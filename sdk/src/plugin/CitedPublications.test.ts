import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { citedPublications } from '../contracts/bridge.ts'
import { CitedPublications } from './CitedPublications.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function cite() {
  const told: number[][] = []
  return { told, cited: new CitedPublications((ids) => void told.push(ids)) }
}

test('the host hears once of all cards, each publication once, and of no missing one', () => {
  const { told, cited } = cite()
  cited.add([3, 0, 1])
  cited.add([3, 2])
  vi.runAllTimers()
  expect(told).toEqual([[3, 1, 2]])
})

test('a card that is gone cites nothing, and what has not changed is not told again', () => {
  const { told, cited } = cite()
  cited.add([1])
  const remove = cited.add([2])
  vi.runAllTimers()
  remove()
  cited.add([2])
  vi.runAllTimers()
  cited.add([1])()
  vi.runAllTimers()
  expect(told).toEqual([[1, 2]])
})

test('no more are told than the bridge takes', () => {
  const { told, cited } = cite()
  cited.add(Array.from({ length: citedPublications + 5 }, (_, at) => at + 1))
  vi.runAllTimers()
  expect(told[0]).toHaveLength(citedPublications)
})
