import { expect, test } from 'vitest'
import { placePaste } from './placePaste.ts'

const grid = {
  indicators: [
    { id: 18, names: ['DPT3', 'DPT3 coverage'] },
    { id: 7, names: ['Stunting'] },
  ],
  locations: [
    { id: 1, names: ['Nigeria'] },
    { id: 27, names: ['Kano'] },
  ],
}
const at = { indicator: 18, location: 1 }

test('cells from a spreadsheet fill the grid from the cell in which they are pasted', () => {
  expect(placePaste('57.3\t30\r\n20.5\t\r\n', grid, at)).toEqual({
    cells: [
      { indicator: 18, location: 1, value: '57.3' },
      { indicator: 7, location: 1, value: '30' },
      { indicator: 18, location: 27, value: '20.5' },
      { indicator: 7, location: 27, value: '' },
    ],
    leftOut: [],
  })
})

test('what is wider or longer than the grid is told, and put nowhere', () => {
  const { cells, leftOut } = placePaste('1\t2\t3\n4', grid, { indicator: 7, location: 27 })
  expect(cells).toEqual([{ indicator: 7, location: 27, value: '1' }])
  expect(leftOut).toEqual(['2', '3', '4'])
})

test('with names above and beside, cells go under their names, in whatever order they come', () => {
  const text = 'Place\tStunting\tdpt3 coverage\tOther\nKANO\t40\t20.5\t1\nLagos\t5\t6\t7\nNigeria\t32\t57\t2'
  expect(placePaste(text, grid, at)).toEqual({
    cells: [
      { indicator: 7, location: 27, value: '40' },
      { indicator: 18, location: 27, value: '20.5' },
      { indicator: 7, location: 1, value: '32' },
      { indicator: 18, location: 1, value: '57' },
    ],
    leftOut: ['Other', 'Lagos'],
  })
})
