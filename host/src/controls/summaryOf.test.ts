import { expect, it } from 'vitest'
import type { ControlName, Selection } from '@msdat/sdk/contracts/selection'
import type { Settings, SettingValues } from '@msdat/sdk/contracts/settings'
import { Names } from '@msdat/sdk/view'
import { exampleCatalog } from '../catalog/exampleCatalog.fixture.ts'
import { summaryOf } from './summaryOf.ts'

const selection: Selection = {
  indicator: 7,
  indicators: [],
  datasource: 2,
  datasources: [],
  location: 1,
  places: [8],
  period: '2018',
  compareBy: 'Period',
  target: { national: true, sdg: false },
  numdenom: false,
  programArea: '',
}
const settings: Settings = {
  place: { type: 'integer', title: 'Place', 'x-control': 'location', default: 1 },
  indicators: { type: 'array', title: 'Indicators', 'x-control': 'indicators', default: [7] },
  other: { type: 'integer', title: 'Other source', 'x-control': 'datasource', default: null },
  sort: { type: 'string', title: 'Order', 'x-control': 'hidden', default: 'first' },
  isLog: { type: 'boolean', title: 'Logarithmic', default: true },
}
const view = { names: new Names(exampleCatalog), selection }

const summary = (controls: ControlName[], declared: Settings = {}, values: SettingValues = {}) =>
  summaryOf({ controls, settings: declared, values, view })

it('says what the controls are set to: the indicator, then the place, the source and the year', () => {
  expect(summary(['indicator', 'datasource', 'location', 'places', 'year', 'target'])).toEqual({
    title: 'Skilled birth attendance',
    more: '',
    rest: 'Nigeria · Abia · NDHS · 2018',
  })
})

it('says nothing of a selection that the section does not use', () => {
  expect(summary([], settings)).toEqual({
    title: 'Skilled birth attendance',
    more: '',
    rest: 'Nigeria',
  })
  expect(summary(['year'])).toEqual({ title: '2018', more: '', rest: '' })
})

it('names the first of many indicators and counts the others', () => {
  const declared = { indicators: settings['indicators']! }
  expect(summary([], declared, { indicators: [7, 7, 7] })).toMatchObject({
    title: 'Skilled birth attendance',
    more: 'and 2 more',
  })
})

it('says a source that is chosen in the settings, and nothing that is hidden or left open', () => {
  expect(summary([], { other: settings['other']! }, { other: 2 })).toEqual({
    title: 'NDHS',
    more: '',
    rest: '',
  })
  const open = { other: settings['other']!, sort: settings['sort']!, isLog: settings['isLog']! }
  expect(summary([], open)).toEqual({ title: 'Choose what to show', more: '', rest: '' })
})
