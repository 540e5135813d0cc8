import { withoutUnit } from './ColumnLayers.tsx'
import { describe, expect, it } from 'vitest'
import type { ColumnDatum } from './ColumnDatum.ts'
import { columnAt, columnLayout, groupRuns } from './columnLayout.ts'
import { lineLayout, periodAt, splitRuns, spreadLabels } from './lineLayout.ts'
import { valueAxis, yearTicks } from '../chartFrame/scale.ts'

const states: ColumnDatum[] = Array.from({ length: 38 }, (_, at) => ({
  id: String(at),
  label: `State ${at}`,
  code: 'ABC',
  value: at === 3 ? null : 40 + at,
}))
const layoutOf = (width: number, targets: { kind: 'NT'; value: number }[] = []) =>
  columnLayout({ data: states, targets, width, height: 340, fontSize: 11 })

describe('the value axis', () => {
  it('starts at 0 even where all values and the target are far above it', () => {
    const layout = layoutOf(1100, [{ kind: 'NT', value: 95 }])
    expect(layout.axis.min).toBe(0)
    expect(layout.endOf(0)).toBe(layout.innerHeight)
  })

  it('reaches the target and the bounds, and has round ticks', () => {
    expect(valueAxis([43, 57]).ticks).toEqual([0, 20, 40, 60])
    expect(valueAxis([0.3, 0.1]).ticks).toEqual([0, 0.1, 0.2, 0.3])
    // Of quarters, one decimal would make 0.3, 0.5 and 0.8.
    expect(valueAxis([1.2]).ticks).toEqual([0, 0.5, 1, 1.5])
    expect(valueAxis([12]).ticks).toEqual([0, 2.5, 5, 7.5, 10, 12.5])
    expect(valueAxis([]).ticks.length).toBeGreaterThan(1)
    expect(valueAxis([-4, 8])).toMatchObject({ min: -5, max: 10 })
  })
})

describe('columnLayout', () => {
  it('stands columns on a wide screen and lays them on a narrow one', () => {
    expect(layoutOf(1100).isHorizontal).toBe(false)
    expect(layoutOf(340).isHorizontal).toBe(true)
  })

  it('sets codes that would touch in two rows', () => {
    const drops = (width: number) => [0, 1, 2].map(layoutOf(width).dropOf)
    expect(drops(1400)).toEqual([0, 0, 0])
    const [first, second = 0, third] = drops(1100)
    expect([first, third]).toEqual([0, 0])
    expect(second).toBeGreaterThan(11)
    expect(layoutOf(1100).margin.bottom - layoutOf(1400).margin.bottom).toBeCloseTo(second)
    expect(layoutOf(340).secondRow).toBe(0)
  })

  it('keeps every bar inside the drawing', () => {
    for (const width of [340, 700, 1100]) {
      const layout = layoutOf(width)
      const along = layout.isHorizontal ? layout.innerHeight : layout.innerWidth
      expect(layout.startOf(37) + layout.thickness).toBeLessThanOrEqual(along)
      expect(layout.margin.left + layout.innerWidth + layout.margin.right).toBeLessThanOrEqual(width)
    }
  })

  it('finds the bar under the pointer', () => {
    const layout = layoutOf(340)
    const middle = layout.margin.top + layout.startOf(5) + layout.thickness / 2
    expect(columnAt(layout, 38, 100, middle)).toBe(5)
    expect(columnAt(layout, 38, 100, -1)).toBeNull()
  })

  it('keeps few bars slim on a wide screen', () => {
    const few = columnLayout({
      data: states.slice(0, 3),
      targets: [],
      width: 1300,
      height: 340,
      fontSize: 11,
    })
    expect(few.thickness).toBeLessThanOrEqual(72.001)
    expect(few.startOf(2) + few.thickness).toBeLessThanOrEqual(few.innerWidth)
  })

  it('joins neighbours of one group', () => {
    const grouped = ['', 'A', 'A', 'B', 'A'].map((group, at) => ({
      id: String(at),
      label: '',
      value: 1,
      group,
    }))
    expect(groupRuns(grouped)).toEqual([
      { group: 'A', from: 1, to: 2 },
      { group: 'B', from: 3, to: 3 },
      { group: 'A', from: 4, to: 4 },
    ])
  })
})

const points = ['1990', '2003', '2004', '2008'].map((period, at) => ({ period, value: 30 + at }))

describe('lineLayout', () => {
  const layout = lineLayout({
    series: [{ id: 'ndhs', label: 'NDHS', points }],
    targets: [],
    width: 700,
    height: 340,
    fontSize: 11,
  })

  it('spaces periods by time, not by their order', () => {
    const first = layout.xOf('2003') - layout.xOf('1990')
    const second = layout.xOf('2008') - layout.xOf('2003')
    expect(first / second).toBeCloseTo(13 / 5)
  })

  it('finds the nearest period under the pointer', () => {
    expect(periodAt(layout, layout.margin.left + layout.xOf('2004') + 3)).toBe(2)
    expect(periodAt(layout, -50)).toBeNull()
  })

  it('gives one lonely year room on both sides', () => {
    const lonely = lineLayout({
      series: [{ id: 'a', label: 'A', points: [{ period: '2018', value: 4 }] }],
      targets: [],
      width: 340,
      height: 300,
      fontSize: 11,
    })
    expect(lonely.xOf('2018')).toBeCloseTo(lonely.innerWidth / 2)
    expect(lonely.years.ticks).toEqual([2018])
  })
})

describe('gaps', () => {
  it('part a series where years are missing', () => {
    const runs = splitRuns(points).map((run) => run.map(({ period }) => period))
    expect(runs).toEqual([['1990'], ['2003', '2004'], ['2008']])
  })

  it('part a monthly series where months are missing', () => {
    const monthly = ['2018-11', '2018-12', '2019-01', '2019-03'].map((period) => ({ period, value: 1 }))
    expect(splitRuns(monthly).map((run) => run.length)).toEqual([3, 1])
  })
})

describe('labels', () => {
  it('of years are whole, even and no more than there is room for', () => {
    expect(yearTicks(1990, 2024, 8)).toEqual([1990, 1995, 2000, 2005, 2010, 2015, 2020])
    expect(yearTicks(2017, 2019, 6)).toEqual([2017, 2018, 2019])
    // On a telephone: one year alone would say nothing of how far the axis goes.
    expect(yearTicks(1986, 2018, 3)).toEqual([1990, 2000, 2010])
    expect(yearTicks(2001, 2009, 2)).toEqual([2001, 2009])
  })

  it('of lines that end together are moved apart and stay inside', () => {
    const placed = spreadLabels([100, 101, 99], 14, 110)
    const sorted = [...placed].sort((one, other) => one - other)
    expect(sorted[1]! - sorted[0]!).toBeGreaterThanOrEqual(14)
    expect(sorted[2]! - sorted[1]!).toBeGreaterThanOrEqual(14)
    expect(Math.max(...placed)).toBeLessThanOrEqual(110)
  })
})

it('leaves the unit of columns to the axis, millions only where all are', () => {
  expect(withoutUnit(['43.2%', '', '5.0%'])).toEqual(['43.2', '', '5.0'])
  expect(withoutUnit(['15.5 million', '9.0 million'])).toEqual(['15.5', '9.0'])
  expect(withoutUnit(['1.2 million', '832,860'])).toEqual(['1.2 million', '832,860'])
})
