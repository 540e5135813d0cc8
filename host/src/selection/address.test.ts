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

const read = (search: string, pathname = '/dashboard/Demographics') => readAddress({ pathname, search })

test('a written address reads back as the same view', () => {
  expect(read(writeAddress('zonal-analysis', selection))).toEqual({
    section: 'zonal-analysis',
    index: null,
    selection,
    ignored: [],
  })
})

test('both targets off survive the address', () => {
  const off = { ...selection, target: { national: false, sdg: false } }
  expect(read(writeAddress(undefined, off)).selection.target).toEqual({ national: false, sdg: false })
})

test('what cannot be read is left out and named', () => {
  const view = read(
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
  expect(read(`?indicators=${many}`).ignored).toEqual(['indicators'])
  expect(read('?indicators=3,3,4').selection.indicators).toEqual([3, 4])
})

test('an empty address asks for nothing', () => {
  expect(read('')).toEqual({ section: null, index: null, selection: {}, ignored: [] })
})

test('the number of a tab is read, and a wrong one is named', () => {
  expect(read('?index=3')).toMatchObject({ index: 3, ignored: [] })
  expect(read('?index=-1')).toMatchObject({ index: null, ignored: ['index'] })
})

test('an id in the path or the query names the tab, by its name or its number; the tab itself counts first', () => {
  expect(read('?id=zonal-analysis')).toMatchObject({ section: 'zonal-analysis', index: null })
  expect(read('?id=2')).toMatchObject({ section: null, index: 2 })
  expect(read('', '/dashboard/Demographics/zonal-analysis')).toMatchObject({ section: 'zonal-analysis' })
  expect(read('', '/dashboard/Demographics/2')).toMatchObject({ index: 2 })
  expect(read('?section=overview', '/dashboard/Demographics/2')).toMatchObject({ section: 'overview' })
  expect(read('?id=%3Cb%3E')).toMatchObject({ section: null, index: null })
})
