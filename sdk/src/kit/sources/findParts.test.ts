import type { DataTable } from '@msdat/sdk'
import { expect, it } from 'vitest'
import { findParts } from './findParts.ts'

it('pairs numerator and denominator of the newest period, and leaves what is not published empty', () => {
  const rows = [
    { datasource: 101, period: 0, valueType: 6, value: 10 },
    { datasource: 101, period: 1, valueType: 7, value: 200 },
    { datasource: 101, period: 1, valueType: 6, value: 0 },
    { datasource: 105, period: 0, valueType: 6, value: 7 },
  ]
  const column = (name: 'datasource' | 'period' | 'valueType') => Int32Array.from(rows, (row) => row[name])
  const table = {
    count: rows.length,
    periods: ['2017', '2018'],
    datasource: column('datasource'),
    period: column('period'),
    valueType: column('valueType'),
    value: Float64Array.from(rows, ({ value }) => value),
  } as DataTable
  expect(findParts(table)).toEqual([
    { datasource: 101, period: '2018', numerator: 0, denominator: 200 },
    { datasource: 105, period: '2017', numerator: 7, denominator: null },
  ])
})
