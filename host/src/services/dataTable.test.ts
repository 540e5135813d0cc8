import { expect, it } from 'vitest'
import { toDataTable } from './dataTable.ts'

const columns = {
  version: 'v',
  count: 3,
  id_steps: [7, 1, 92],
  indicator: [1, 1, 2],
  datasource: [3, 3, 3],
  location: [1, 2, 1],
  period: { values: ['2016', '2018-01'], codes: [1, 0, 1] },
  value_type: [2, 2, 2],
  value: [10.5, 0, -3],
  citation: [4, 0, 4],
}

it("puts the server's columns into typed arrays, ids in full", () => {
  expect(toDataTable(columns)).toEqual({
    version: 'v',
    count: 3,
    id: Int32Array.of(7, 8, 100),
    indicator: Int32Array.of(1, 1, 2),
    datasource: Int32Array.of(3, 3, 3),
    location: Int32Array.of(1, 2, 1),
    periods: ['2016', '2018-01'],
    period: Int32Array.of(1, 0, 1),
    valueType: Int32Array.of(2, 2, 2),
    value: Float64Array.of(10.5, 0, -3),
    citation: Int32Array.of(4, 0, 4),
  })
})

it('takes no rows for no rows', () => {
  const none = { ...columns, count: 0, id_steps: [], indicator: [], datasource: [], location: [] }
  expect(
    toDataTable({ ...none, period: { values: [], codes: [] }, value_type: [], value: [], citation: [] }).id,
  ).toEqual(new Int32Array())
})
