import { expect, test } from 'vitest'
import type { Selection } from '@msdat/sdk/contracts/selection'
import { readAddress } from '@msdat/sdk/view'
import { writeAddress } from './writeAddress.ts'

const selection: Selection = {
  indicator: 18,
  indicators: [18, 20],
  datasource: 2,
  datasources: [2, 10],
  location: 27,
  places: [1, 30],
  period: '2018-03',
  compareBy: 'Zonal',
  target: { national: false, sdg: true },
  numdenom: true,
  programArea: 'HIV & AIDS',
}

test('a written address reads back as the same view', () => {
  expect(readAddress(writeAddress('zonal-analysis', selection))).toEqual({
    section: 'zonal-analysis',
    index: null,
    selection,
    ignored: [],
  })
})

test('both targets off survive the address', () => {
  const off = { ...selection, target: { national: false, sdg: false } }
  expect(readAddress(writeAddress(undefined, off)).selection.target).toEqual({ national: false, sdg: false })
})

test('what cannot be read is left out and named', () => {
  const view = readAddress(
    '?indicator=-7&datasource=2e3&location=1&period=20x6&compareBy=Moon&target=us&numdenom=maybe&section=../x',
  )
  expect(view.selection).toEqual({ location: 1 })
  expect(view.ignored).toEqual([
    'indicator',
    'datasource',
    'period',
    'compareBy',
    'target',
    'numdenom',
    'section',
  ])
})

test('more indicators than a comparison takes are refused, repeated ones are told once', () => {
  const many = Array.from({ length: 21 }, (_, index) => index + 1).join(',')
  expect(readAddress(`?indicators=${many}`).ignored).toEqual(['indicators'])
  expect(readAddress('?indicators=3,3,4').selection.indicators).toEqual([3, 4])
})

test('an empty address asks for nothing', () => {
  expect(readAddress('')).toEqual({ section: null, index: null, selection: {}, ignored: [] })
})

test('the number of a tab is read, and a wrong one is named', () => {
  expect(readAddress('?index=3')).toMatchObject({ index: 3, ignored: [] })
  expect(readAddress('?index=-1')).toMatchObject({ index: null, ignored: ['index'] })
})
