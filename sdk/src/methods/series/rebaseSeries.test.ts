import { describe, expect, it } from 'vitest'
import { rebaseSeries } from './rebaseSeries.ts'

const line = (label: string, values: Record<string, number>) => ({
  id: label,
  label,
  points: Object.entries(values).map(([period, value]) => ({ period, value })),
})

describe('the index', () => {
  const series = [line('a', { 2008: 40, 2013: 50 }), line('b', { 2013: 10, 2018: 5 })]

  it('starts at the first year that all share', () => {
    const { base, series: indexed } = rebaseSeries(series, null)
    expect(base).toBe('2013')
    expect(indexed.map(({ points }) => points.map(({ value }) => value))).toEqual([
      [80, 100],
      [100, 50],
    ])
  })

  it('leaves out what has no figure in the wanted year, and never divides by 0', () => {
    const { left, series: indexed } = rebaseSeries([...series, line('c', { 2008: 0 })], '2008')
    expect(left).toEqual(['b', 'c'])
    expect(indexed.map(({ label }) => label)).toEqual(['a'])
    expect(rebaseSeries([line('a', { 2008: 1 }), line('b', { 2018: 1 })], null).base).toBeNull()
  })
})
