import { expect, it } from 'vitest'
import { mapHeadings } from './mapHeadings.ts'

const mapped = (line: string) => mapHeadings(line.split(','), false)

it.each([
  [
    'Indicator,Data source,State,Year,Month,Value',
    'Month: Year and Month both say the period. Write Year and Month as one column, such as 2024-07.',
  ],
  [
    'Indicator,Data source,LGA,State,Year,Value',
    'LGA: State and LGA both say the place. Keep the one the value is of.',
  ],
  [
    'Indicator,Data source,Place,Location id,Year,Value',
    'Place: Location id and Place both say the place. Keep the one the value is of.',
  ],
  [
    'Indicator,Data source,Place,Year,Value,Coverage',
    'Coverage: Value and Coverage both say the value. Keep one of the two columns.',
  ],
  [
    'Indicator,Datasource,Data source,Place,Year,Value',
    'Data source: Datasource and Data source both say the data source. Keep one of the two columns.',
  ],
])('drops no second column of a field unseen: %s', (line, told) => {
  const { faults } = mapped(line)
  expect(faults.map(({ column, problem, remedy }) => `${column}: ${problem} ${remedy}`)).toEqual([told])
})

it('tells of each further column of a field', () => {
  const { faults } = mapped('Indicator,Data source,Zone,State,LGA,Year,Value')
  expect(faults.map(({ kind, column }) => `${kind} ${column}`)).toEqual([
    'column_of_same_field Zone',
    'column_of_same_field LGA',
  ])
})

it('takes the id where a name stands beside it, as in our own exports', () => {
  const line =
    'id,indicator_name,indicator,datasource,location,period,value_type,value,datasource_name,location_name,value_type_name'
  const { columns, faults } = mapped(line)
  expect(faults).toEqual([])
  const taken = Object.fromEntries([...columns].map(([field, at]) => [field, line.split(',')[at]]))
  expect(taken).toEqual({
    indicator: 'indicator',
    datasource: 'datasource',
    location: 'location',
    period: 'period',
    value_type: 'value_type',
    value: 'value',
  })
  expect(
    mapped('Indicator id,Indicator full name,Data source,Data source name,Place,Year,Value').faults,
  ).toEqual([])
})

it('takes a heading for what the sender says it means, and leaves out what they leave out', () => {
  const line = 'Code,Data source,Ort,Year,Month,Value,Extra'.split(',')
  const meanings = { code: 'indicator', ort: 'location', month: 'none', extra: 'none' } as const
  const { columns, faults } = mapHeadings(line, false, meanings)
  expect(faults).toEqual([])
  expect(Object.fromEntries([...columns].map(([field, at]) => [field, line[at]]))).toEqual({
    indicator: 'Code',
    datasource: 'Data source',
    location: 'Ort',
    period: 'Year',
    value: 'Value',
  })
  const twice = mapHeadings(line, false, { ...meanings, extra: 'value' })
  expect(twice.faults.map(({ kind }) => kind)).toEqual(['column_of_same_field'])
})
