import { expect, it } from 'vitest'
import { tableToCsv } from '../files/tableToCsv.ts'
import { heatTable } from './heatTable.ts'

it('rows in colours have a table that says the same, or more', () => {
  const { table, views } = heatTable({
    name: 'Grades',
    summary: '',
    caption: 'Grades',
    header: 'Metric',
    columns: ['MICS', 'NPC'],
    rows: [
      {
        id: 'level',
        label: 'Level',
        cells: [
          { value: 4, text: '4 - Very Good' },
          { value: null, text: null },
        ],
      },
      { id: 'trend', label: 'Trend', cells: [{ value: 2, text: '2 - Fair' }, { value: 5 }] },
    ],
    format: String,
    domain: [1, 5],
    view: { label: 'Colours' },
  })
  expect(tableToCsv(table).slice(1)).toBe('Metric,MICS,NPC\r\nLevel,4 - Very Good,\r\nTrend,2 - Fair,5\r\n')
  expect(views.map(({ id, label }) => `${id} ${label}`)).toEqual(['heat Colours'])
})
