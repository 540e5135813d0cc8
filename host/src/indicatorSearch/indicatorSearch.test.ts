import { expect, test } from 'vitest'
import type { FigureRow } from '../figures/FigureRow.ts'
import { chooseFigures, periodsBySource } from './chooseFigures.ts'
import { readSearch, writeSearch } from './searchAddress.ts'

const row = (datasource: number, location: number, period: string): FigureRow => ({
  indicator: 18,
  datasource,
  location,
  period,
  value: 50,
  lower: null,
  upper: null,
  citation: 1,
})
const rows = [row(2, 8, '2018'), row(2, 8, '2024'), row(2, 9, '2024'), row(6, 8, '2024'), row(5, 8, '2015')]

test('every choice comes back from the address that it writes', () => {
  const choice = { words: 'malaria & Kano', page: 3, indicator: 18, datasource: 2, period: '2024' }
  expect(readSearch(writeSearch(choice))).toEqual(choice)
  expect(writeSearch(readSearch(''))).toBe('')
})

test('an address that makes no sense opens the first page of everything', () => {
  const usual = { words: '', page: 1, indicator: null, datasource: null, period: null }
  expect(readSearch('?page=0&indicator=x&datasource=-1&period=soon')).toEqual(usual)
})

test('what was asked for is shown where there are figures of it', () => {
  expect(chooseFigures(rows, { datasource: 2, period: '2018' })).toEqual({ datasource: 2, period: '2018' })
})

test('otherwise the newest year of the source with the most places is shown', () => {
  expect(chooseFigures(rows, { datasource: 99, period: '1999' })).toEqual({ datasource: 2, period: '2024' })
  expect(chooseFigures([], { datasource: 2, period: '2018' })).toBeNull()
})

test('periods are offered for each source, newest first', () => {
  expect(periodsBySource(rows).get(2)).toEqual(['2024', '2018'])
})
