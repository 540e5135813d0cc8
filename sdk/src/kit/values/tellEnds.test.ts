import { expect, it } from 'vitest'
import { tellEnds } from './tellEnds.ts'

it('names the first and the last row with their values, and says nothing of no rows', () => {
  const words = { valueOf: ({ n }: { n: number }) => n, format: String, unit: 'for each' }
  const rows = [
    { name: 'Kano', n: 9 },
    { name: 'Oyo', n: 2 },
  ]
  expect(tellEnds(rows, words)).toBe('Most in Kano with 9, fewest in Oyo with 2 for each.')
  expect(tellEnds([] as typeof rows, words)).toBe('')
})
