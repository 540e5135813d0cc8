import { expect, test } from 'vitest'
import type { Coverage } from '@msdat/sdk/contracts/data'
import { exampleCatalog } from '../catalog/exampleCatalog.fixture.ts'
import { Names, newerFigure, newestPeriod, openingSource } from '@msdat/sdk/view'

const names = new Names(exampleCatalog)
const row = (datasource: number, location: number, ...periods: string[]) => ({
  datasource,
  location,
  periods,
})
const link = (datasource: number, feeds_from: number, relation: 'echo' | 'input') => ({
  id: 1,
  datasource,
  feeds_from,
  relation,
  indicators: [],
  reason: 'As the publication says.',
})
const open = (coverage: Omit<Coverage, 'indicator'>, location = 1, preferred = 6) =>
  openingSource({ location, preferred }, { indicator: 7, ...coverage }, names)

test('the newest source that has the place opens, and the preferred one among equals', () => {
  const results = [row(2, 1, '2013', '2024'), row(7, 1, '2018'), row(6, 8, '2025')]
  expect(open({ results })).toBe(2)
  expect(open({ results: [row(2, 1, '2024'), row(6, 1, '2024')] })).toBe(6)
  expect(open({ results: [row(6, 8, '2025')] })).toBeNull()
})

test('a source that repeats another one does not open before it, though it be newer', () => {
  const results = [row(7, 1, '2025'), row(2, 1, '2024')]
  expect(open({ results, lineage: [link(7, 2, 'echo')] })).toBe(2)
  // Where what it repeats is not here, nothing is repeated.
  expect(open({ results, lineage: [link(7, 102, 'echo')] })).toBe(7)
})

test('a source with the places inside opens before a newer one without them', () => {
  const results = [row(7, 1, '2025'), row(2, 1, '2018'), row(2, 8, '2018'), row(2, 9, '2018')]
  expect(open({ results })).toBe(2)
  expect(open({ results }, 8)).toBe(2)
  // Of a figure of 2025, what was true in 2016 is no answer.
  const old = [row(7, 1, '2025'), row(2, 1, '2016'), row(2, 8, '2016'), row(2, 9, '2016')]
  expect(open({ results: old })).toBe(7)
})

test('a newer figure is named of the same source, else of another that repeats none', () => {
  const results = [row(2, 1, '2013', '2018'), row(7, 1, '2024'), row(102, 1, '2023')]
  const coverage = { indicator: 7, results, lineage: [link(7, 2, 'echo' as const)] }
  const newer = (datasource: number, period: string) =>
    newerFigure({ datasource, period, location: 1 }, coverage, names)
  expect(newer(2, '2013')).toEqual({ datasource: 2, period: '2018' })
  expect(newer(2, '2018')).toEqual({ datasource: 102, period: '2023' })
  expect(newer(7, '2024')).toBeNull()
})

test('a projection is not the newest figure, unless there is nothing else', () => {
  const now = new Date('2026-06-01')
  expect(newestPeriod(['2024', '2030', '2006'], now)).toBe('2024')
  expect(newestPeriod(['2035', '2030'], now)).toBe('2030')
  expect(newestPeriod([], now)).toBeNull()
})
