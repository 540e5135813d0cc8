import { expect, test } from 'vitest'
import type { Coverage } from '@msdat/sdk/contracts/data'
import { AppError } from '@msdat/sdk/contracts/problem'
import { CoverageStore } from './CoverageStore.ts'

const coverageOf = (indicator: number): Coverage => ({ indicator, results: [] })

test('several who ask for the same indicator share one answer', async () => {
  let asked = 0
  const store = new CoverageStore(async (indicator) => {
    asked += 1
    return coverageOf(indicator)
  })
  store.want(7)
  const answers = await Promise.all([store.read(7), store.read(7), store.read(18)])
  expect(answers.map(({ indicator }) => indicator)).toEqual([7, 7, 18])
  expect(asked).toBe(2)
})

test('whoever asks while the data are read anew gets the new answer', async () => {
  const waiting: ((coverage: Coverage) => void)[] = []
  const store = new CoverageStore(() => new Promise((resolve) => waiting.push(resolve)))
  store.want(7)
  waiting[0]?.(coverageOf(7))
  await store.read(7)
  store.reload()
  const read = store.read(7)
  const newest = { indicator: 7, results: [{}] } as unknown as Coverage
  waiting[1]?.(newest)
  expect(await read).toBe(newest)
})

test('a failed answer says why and is asked for again the next time', async () => {
  let isOnline = false
  const store = new CoverageStore(async (indicator) => {
    if (!isOnline) throw new AppError('unavailable', 'No connection.')
    return coverageOf(indicator)
  })
  await expect(store.read(7)).rejects.toThrow('No connection.')
  isOnline = true
  expect(await store.read(7)).toEqual(coverageOf(7))
})
