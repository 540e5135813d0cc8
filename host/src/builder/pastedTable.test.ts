import { expect, test } from 'vitest'
import { mostOwnRows } from '@msdat/sdk/contracts/customSections'
import { readPastedTable } from './pastedTable.ts'

test('cells of a spreadsheet become columns and rows; the first line names the columns', () => {
  expect(readPastedTable('State\tBeds\r\nKano\t1,200\r\nLagos\t\r\n')).toEqual({
    columns: ['State', 'Beds'],
    rows: [
      ['Kano', '1,200'],
      ['Lagos', ''],
    ],
    isCut: false,
  })
})

test('lines with commas are read too, and a comma inside quotation marks separates nothing', () => {
  expect(readPastedTable('State,Beds\nKano,"1,200"\n"Port ""H""",3,extra')).toMatchObject({
    columns: ['State', 'Beds', 'Column 3'],
    rows: [
      ['Kano', '1,200'],
      ['Port "H"', '3', 'extra'],
    ],
  })
})

test('what is too long is cut, and said', () => {
  const long = ['A\tB', ...Array.from({ length: mostOwnRows + 1 }, (_, at) => `${at}\t1`)].join('\n')
  const table = readPastedTable(long)
  expect([table?.rows.length, table?.isCut]).toEqual([mostOwnRows, true])
})

test('words are no table', () => {
  expect(readPastedTable('Only a line')).toBeNull()
  expect(readPastedTable(' ')).toBeNull()
})
