import { expect, test } from 'vitest'
import type { Coverage } from '@msdat/sdk/contracts/data'
import { exampleCatalog, exampleDashboard } from '../catalog/exampleCatalog.fixture.ts'
import { Names } from '@msdat/sdk/view'
import { groupChoices } from './Choice.ts'
import { offerIndicators, offerLocations, offerPeriods, offerSources } from './offerChoices.ts'

const names = new Names(exampleCatalog)
const coverage: Coverage = {
  indicator: 7,
  results: [
    { datasource: 2, location: 1, periods: ['2013', '2018'] },
    { datasource: 102, location: 8, periods: ['2024'] },
  ],
}

test('sources that have the indicator come first by kind, the others are marked and cannot be chosen', () => {
  const offered = offerSources(coverage, names)
  expect(offered.map(({ label, isDisabled }) => [label, isDisabled ?? false])).toEqual([
    ['NDHS', false],
    ['UW-DHS', false],
    ['NHMIS-DHIS2', true],
    ['World Bank', true],
  ])
  expect(offered[2]).toMatchObject({ group: 'Without Skilled birth attendance', remark: 'no figures' })
})

test('a dashboard that somebody has built offers its own sources, and the one that is shown', () => {
  const labels = (id: number, chosen: number[]) =>
    offerSources(coverage, names, { dashboard: { id, dataSources: [102] }, chosen }).map(({ label }) => label)
  expect(labels(-5, [])).toEqual(['UW-DHS'])
  expect(labels(-5, [2])).toEqual(['NDHS', 'UW-DHS'])
  expect(labels(5, [])).toHaveLength(4)
})

test('a place is offered where the source has it or a place inside it', () => {
  const offered = offerLocations(coverage, 102, names)
  expect(offered.filter((choice) => !choice.isDisabled).map(({ label }) => label)).toEqual([
    'Nigeria',
    'South-East',
    'Abia',
  ])
  expect(offered.at(-1)).toMatchObject({ label: 'Enugu', group: 'Not in UW-DHS', isDisabled: true })
})

test('only years that exist are offered, the newest first', () => {
  expect(offerPeriods(coverage, { datasource: 2, location: 1 }, names).map(({ value }) => value)).toEqual([
    '2018',
    '2013',
  ])
  expect(offerPeriods(coverage, { datasource: 2, location: 8 }, names)).toEqual([])
})

test('an indicator from a link is offered also where the dashboard does not list it', () => {
  const offered = offerIndicators({ ...exampleDashboard, indicators: [18] }, names, [7])
  expect(offered.map(({ value }) => value)).toEqual([18, 7])
})

test('choices are grouped in the order of their first heading', () => {
  const groups = groupChoices([
    { value: 1, label: 'a', group: 'x' },
    { value: 2, label: 'b', group: 'y' },
    { value: 3, label: 'c', group: 'x' },
  ])
  expect(groups.map(({ group, choices }) => [group, choices.length])).toEqual([
    ['x', 2],
    ['y', 1],
  ])
})

test('each indicator says what the place has of it; what has nothing there comes last, with the reason', () => {
  const figures = { location: 8, results: [{ indicator: 18, datasources: 2, newest: '2024' }] }
  const indicators = exampleCatalog.indicators.map((one) => ({ ...one, datasources: [2] }))
  const known = new Names({ ...exampleCatalog, indicators })
  const offered = offerIndicators(exampleDashboard, known, [7], { place: 'Abia', figures })
  expect(offered.map(({ value, remark, isMuted }) => [value, remark, isMuted ?? false])).toEqual([
    [18, '2 sources, 2024', false],
    [7, 'none for Abia', true],
  ])
})
