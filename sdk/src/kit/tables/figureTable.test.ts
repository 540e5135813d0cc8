import { expect, it } from 'vitest'
import { fillCatalog } from '../../testing/fillCatalog.ts'
import type { Figure } from '../values/readFigures.ts'
import { figureColumns, figureKey, figureTable } from './figureTable.ts'
import { tableToCsv } from '../files/tableToCsv.ts'

const catalog = fillCatalog({
  indicators: [{ id: 18, short_name: 'DPT3', factor: 1 }],
  datasources: [{ id: 2, datasource: 'NDHS', classification: 'Survey' }],
  locations: [{ id: 27, name: 'Kano', level: 3 }],
  factors: [{ id: 1, display_factor: 'in percentage', multiplier_factor: 100 }],
})
const figure: Figure = {
  indicator: 18,
  datasource: 2,
  location: 27,
  period: '2018-04',
  value: 20,
  valueType: 2,
  lower: 18,
  upper: null,
  citation: 0,
}

it('a table of figures has the columns asked for, in their order, and its first one names the row', () => {
  const parts = ['indicator', 'place', 'source', 'class', 'period', 'value', 'bounds', 'unit'] as const
  const table = figureTable(catalog, [figure], { caption: 'Figures', parts })
  expect(tableToCsv(table).slice(1)).toBe(
    'Indicator,Place,Source,Class,Period,Value,Lower bound,Upper bound,Unit\r\nDPT3,Kano,NDHS,Survey,2018-04,20,18,,%\r\n',
  )
  expect(table.columns.map(({ isRowHeader }) => isRowHeader).indexOf(true)).toBe(0)
  expect(table.columns.find(({ id }) => id === 'value')?.render?.(figure)).toBe('20.0%')
  expect(table.rowKey(figure)).toBe(figureKey(figure))
})

it('a row without a figure has empty cells, and headers can be other words', () => {
  const [value, period] = figureColumns<null>(catalog, ['value', 'period'], {
    figureOf: () => null,
    headers: { value: 'Nigeria' },
  })
  expect([value?.header, period?.header]).toEqual(['Nigeria', 'Period'])
  expect([value?.value(null), period?.value(null)]).toEqual([null, null])
})
