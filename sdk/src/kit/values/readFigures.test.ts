import { describe, expect, it } from 'vitest'
import type { DataTable } from '../../contracts/bridge.ts'
import type { DataSource } from '../../contracts/reference.ts'
import { citationsOf, readFigures } from './readFigures.ts'

type Cell = [datasource: number, valueType: number, value: number, citation?: number]

function tableOf(cells: Cell[]): DataTable {
  const column = (at: number) => Int32Array.from(cells, (cell) => cell[at] ?? 0)
  const same = (value: number) => new Int32Array(cells.length).fill(value)
  return {
    version: '1',
    count: cells.length,
    id: same(1),
    indicator: same(7),
    datasource: column(0),
    location: same(1),
    periods: ['2018'],
    period: same(0),
    valueType: column(1),
    value: Float64Array.from(cells, (cell) => cell[2]),
    citation: column(3),
  }
}

const survey = { id: 2, classification: 'Survey' } as DataSource

describe('readFigures', () => {
  it('joins a point value with its bounds, in whatever order the rows come', () => {
    const [figure, ...rest] = readFigures(
      tableOf([
        [2, 4, 45],
        [2, 2, 43, 9],
        [2, 3, 41],
      ]),
    )
    expect(rest).toEqual([])
    expect(figure).toMatchObject({ value: 43, lower: 41, upper: 45, period: '2018', citation: 9 })
  })

  it('takes bounds, numerators and denominators for no figure of their own', () => {
    expect(
      readFigures(
        tableOf([
          [2, 3, 41],
          [2, 6, 100],
          [2, 7, 200],
        ]),
      ),
    ).toEqual([])
  })

  it("prefers the value type of the source's own class", () => {
    const both: Cell[] = [
      [2, 2, 43],
      [2, 1, 50],
    ]
    expect(readFigures(tableOf(both), [survey])[0]?.value).toBe(43)
    expect(readFigures(tableOf(both.toReversed()), [survey])[0]?.value).toBe(43)
  })

  it('keeps a value of zero', () => {
    expect(readFigures(tableOf([[2, 2, 0]]))[0]?.value).toBe(0)
  })

  it('lists each citation once', () => {
    expect(
      citationsOf(
        readFigures(
          tableOf([
            [1, 2, 4, 9],
            [2, 2, 4, 9],
            [3, 2, 4, 0],
          ]),
        ),
      ),
    ).toEqual([9])
  })
})
