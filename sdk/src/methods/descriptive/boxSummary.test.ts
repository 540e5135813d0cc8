import { expect, it } from 'vitest'
import { boxSummary } from './boxSummary.ts'

const places = (values: readonly (number | null)[]) => values.map((value, at) => ({ name: `S${at}`, value }))

it('whiskers end at the last value inside the fence, and what lies beyond is named', () => {
  expect(boxSummary(places([10, 11, 12, 13, 14, 60, null]))).toMatchObject({
    n: 6,
    lowest: 10,
    highest: 14,
    outliers: [{ label: 'S5', value: 60 }],
  })
  expect(boxSummary(places([null]))).toBeNull()
})
