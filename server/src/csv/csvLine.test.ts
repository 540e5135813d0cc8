import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { csvLine } from './csvLine.ts'

it('comes back from a reader as it was', () => {
  const cells = ['plain', 'with, comma', 'with "quotes"', 'two\nlines', '', 'Côte']
  expect(parse(csvLine(cells))).toEqual([cells])
})

it.each(['=1+1', '+1', '-1+cmd', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '=HYPERLINK("http://x.example","a")'])(
  'defuses the formula %j',
  (text) => expect(parse(csvLine([text]))).toEqual([[`'${text}`]]),
)

it('leaves numbers as they are, and writes nothing for a missing one', () => {
  expect(csvLine([-3.25, 0, null, 1e-7])).toBe('-3.25,0,,1e-7\r\n')
})
