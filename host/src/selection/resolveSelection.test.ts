import { expect, test } from 'vitest'
import type { Coverage } from '@msdat/sdk/contracts/data'
import { Names, nearestPeriod, resolveIndicator, resolveSelection } from '@msdat/sdk/view'
import { exampleCatalog, exampleDashboard } from '../catalog/exampleCatalog.fixture.ts'

const names = new Names(exampleCatalog)
const resolve = (asked: object, coverage: Coverage) =>
  resolveSelection({ asked, dashboard: exampleDashboard, names }, coverage)

// As the built-in data has it: no routine source for skilled attendance, one survey with states only.
const skilledAttendance: Coverage = {
  indicator: 7,
  results: [
    { datasource: 2, location: 1, periods: ['2016', '2024'] },
    { datasource: 2, location: 5, periods: ['2016'] },
    { datasource: 7, location: 1, periods: ['2013', '2017', '2018'] },
    { datasource: 102, location: 8, periods: ['2018', '2024'] },
    { datasource: 102, location: 9, periods: ['2018', '2024'] },
  ],
}

test('without a wish, the newest figure of the nation is shown, and nothing needs to be said', () => {
  const { selection, ...view } = resolve({}, skilledAttendance)
  expect(selection).toMatchObject({ indicator: 7, datasource: 2, location: 1, period: '2024' })
  expect(view).toEqual({ notes: [], isNewest: true, isOpeningSource: true, newer: null })
})

test('a year that is asked for stays, and the newer one is named', () => {
  const view = resolve({ datasource: 7, period: '2017' }, skilledAttendance)
  expect(view.selection).toMatchObject({ datasource: 7, period: '2017' })
  expect(view.newer).toEqual({ datasource: 7, period: '2018' })
  const newest = resolve({ datasource: 7 }, skilledAttendance)
  expect(newest.selection.period).toBe('2018')
  expect(newest).toMatchObject({
    isNewest: true,
    isOpeningSource: false,
    newer: { datasource: 2, period: '2024' },
  })
})

test('what exists is shown as asked, without a note', () => {
  const { selection, notes } = resolve({ datasource: 7, location: 1, period: '2017' }, skilledAttendance)
  expect(selection).toMatchObject({ datasource: 7, location: 1, period: '2017' })
  expect(notes).toEqual([])
})

test('a place without figures gives way to the one it lies in', () => {
  const { selection, notes } = resolve({ datasource: 7, location: 8, period: '2018' }, skilledAttendance)
  expect(selection.location).toBe(1)
  expect(notes).toEqual(['World Bank has none for Abia; Nigeria is shown.'])
})

test('a zone is covered by the figures of its states', () => {
  const { selection, notes } = resolve({ datasource: 102, location: 5, period: '2024' }, skilledAttendance)
  expect(selection).toMatchObject({ location: 5, period: '2024' })
  expect(notes).toEqual([])
})

test('an indicator that no source has published keeps what was asked', () => {
  const { selection, notes } = resolve({ datasource: 7 }, { indicator: 7, results: [] })
  expect(selection).toMatchObject({ indicator: 7, datasource: 7, location: 1, period: '2016' })
  expect(notes).toEqual(['No source has published figures for Skilled birth attendance yet.'])
})

test('an unknown indicator gives way to the first of the dashboard', () => {
  const { indicator, notes } = resolveIndicator({
    asked: { indicator: 99999 },
    dashboard: exampleDashboard,
    names,
  })
  expect(indicator).toBe(7)
  expect(notes).toEqual(['There is no indicator 99999; Skilled birth attendance is shown.'])
})

test('unknown ids in lists are dropped', () => {
  const { selection } = resolve({ indicators: [7, 12345, 18], datasources: [2, 999] }, skilledAttendance)
  expect(selection.indicators).toEqual([7, 18])
  expect(selection.datasources).toEqual([2])
})

test('of two periods as near the later is taken, and a month lies in its year', () => {
  expect(nearestPeriod(['2014', '2018'], '2016')).toBe('2018')
  expect(nearestPeriod(['2015-12', '2016-11', '2018'], '2016')).toBe('2016-11')
  expect(nearestPeriod([], '2016')).toBeNull()
})
