import { describe, expect, it } from 'vitest'
import type { DataSource } from '../../contracts/reference.ts'
import { tableToCsv } from '../files/tableToCsv.ts'
import type { Column, FigureTable } from '../tables/Column.ts'
import { warning } from '../values/note.ts'
import { tableInFile } from './tableInFile.ts'
import { wordsInPicture } from './wordsInPicture.ts'

interface Row {
  period: string
  value: number
}
const column = (id: keyof Row, header: string): Column<Row> => ({ id, header, value: (row) => row[id] })
const value = column('value', 'Value')
const year = column('period', 'Year')
const tableOf = (columns: Column<Row>[]): FigureTable<Row> => ({
  caption: 'Coverage',
  columns,
  rows: [
    { period: '2013', value: 20 },
    { period: '2018', value: 9 },
  ],
  rowKey: ({ period }) => period,
})
const ndhs = { datasource: 'NDHS' } as DataSource
const mics = { datasource: 'MICS' } as DataSource
const card = {
  title: 'Skilled birth attendance over time',
  indicator: 'Skilled birth attendance',
  place: 'Kano',
  period: '2013 to 2018',
  unit: '%',
  sources: [ndhs],
  updatedAt: '2026-11-21T08:00:00Z',
}
const linesOf = (table: FigureTable<Row>) => tableToCsv(table).slice(1).trim().split('\r\n')

describe('the table of a card in a file', () => {
  it('says first what the card says around the table', () => {
    expect(linesOf(tableInFile({ ...card, table: tableOf([year, value]) }, null))).toEqual([
      'Indicator,Place,Unit,Source,Data as of,Year,Value',
      'Skilled birth attendance,Kano,%,NDHS,2026-11-21,2013,20',
      'Skilled birth attendance,Kano,%,NDHS,2026-11-21,2018,9',
    ])
  })

  it('says nothing that the table has a column for, by its id or by its name', () => {
    const own = (id: string, header: string): Column<Row> => ({ id, header, value: () => `own ${id}` })
    const columns = [own('indicator', 'Measure'), own('state', 'place'), own('unit', 'Unit'), value]
    const [header, first] = linesOf(tableInFile({ ...card, table: tableOf(columns) }, null))
    expect(header).toBe('Source,Data as of,Measure,place,Unit,Value')
    expect(first).toBe('NDHS,2026-11-21,own indicator,own state,own unit,20')
  })

  it('names one source and one period, where there is one', () => {
    const headerOf = (facts: Partial<typeof card>) =>
      linesOf(tableInFile({ ...card, ...facts, table: tableOf([value]) }, null))[0]
    expect(headerOf({ period: 'Apr 2018' })).toBe('Indicator,Place,Unit,Source,Period,Data as of,Value')
    expect(headerOf({ period: '2018', sources: [ndhs, mics] })).toBe(
      'Indicator,Place,Unit,Period,Data as of,Value',
    )
    expect(headerOf({ period: 'Newest year of each source' })).not.toContain('Period')
  })

  it('names the chart where no indicator is named, and leaves out what is not known', () => {
    const bare = { title: 'Coverage', place: 'Kano', sources: [], table: tableOf([value]) }
    expect(linesOf(tableInFile(bare, null)).slice(0, 2)).toEqual(['Chart,Place,Value', 'Coverage,Kano,20'])
  })

  it('is in the order that the visitor chose', () => {
    const sort = { column: 'value', direction: 'ascending' } as const
    expect(
      tableInFile({ ...card, table: tableOf([year, value]) }, sort).rows.map(({ value }) => value),
    ).toEqual([9, 20])
  })
})

describe('the words in a picture of a card', () => {
  it('hold what a reader must know, as far as it is text', () => {
    const notes = [
      warning('The figures of NDHS are simulated, not observed.'),
      'Counts mothers.',
      <b key="choice">Choose another</b>,
    ]
    expect(wordsInPicture({ ...card, notes })).toEqual({
      title: 'Skilled birth attendance over time',
      lines: ['Kano · 2013 to 2018 · %'],
      notes: ['The figures of NDHS are simulated, not observed.', 'Counts mothers.'],
    })
  })
})
