import { describe, expect, it } from 'vitest'
import { defaultAppearance, resolveTheme } from '../../theme/resolveTheme.ts'
import { zoomInto } from '../atlas/zoomInto.ts'
import { chartLook } from '../chartFrame/chartLook.ts'
import { fillPeriods } from '../charts/fillPeriods.ts'
import { dotLayout, rowAt } from '../dots/dotLayout.ts'
import { stateShapes } from '../maps/stateShapes.ts'
import { fanLayout } from './fanLayout.ts'
import { groupedLayout } from './groupedLayout.ts'
import { heatLayout } from './heatLayout.ts'
import { binValues } from './Histogram.tsx'
import { rampColours } from './rampColours.ts'

const look = chartLook(resolveTheme(defaultAppearance))
const format = String

describe('fillPeriods', () => {
  const datum = (period: string) => ({ id: period, label: period, period, value: 1 })

  it('keeps a place for each year, and for each month of monthly figures', () => {
    expect(fillPeriods(['2013', '2016'].map(datum)).map(({ label }) => label)).toEqual([
      '2013',
      '2014',
      '2015',
      '2016',
    ])
    const monthly = fillPeriods(['2018-11', '2019-02'].map(datum))
    expect(monthly.map(({ isSpacer = false }) => isSpacer)).toEqual([false, true, true, false])
    expect(monthly[1]?.label).toBe('Dec 2018')
  })
})

describe('dotLayout', () => {
  const data = [
    { id: '1', label: 'Federal Capital Territory', value: 40, lower: 30, upper: 55 },
    { id: '2', label: 'Kano', value: null },
  ]
  const at = (width: number) =>
    dotLayout({ data, targets: [{ kind: 'NT', value: 90 }], format, fromZero: false, width, look })

  it('puts names above their rows where beside them no room is left', () => {
    expect(at(1000).areNamesAbove).toBe(false)
    expect(at(300).areNamesAbove).toBe(true)
  })

  it('folds a name that is longer than its row, and gives each row room for it', () => {
    const label = 'DPT3/Penta3 coverage and Measles Immunization Coverage'
    const long = dotLayout({
      data: [...data, { id: '3', label, value: 1 }],
      targets: [],
      format,
      fromZero: false,
      width: 320,
      look,
    })
    const { name = [], top = 0, y = 0 } = long.rows[2] ?? {}
    expect(name.join(' ')).toBe(label)
    expect(name).toHaveLength(2)
    expect(y - look.small * 2).toBeGreaterThan(top)
    expect(long.rowHeight).toBeGreaterThan(at(300).rowHeight)
  })

  it('holds intervals and targets inside the plot', () => {
    for (const width of [320, 900]) {
      const { rows, axis, box } = at(width)
      for (const x of [...(rows[0]?.interval ?? []), axis.at(90)]) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(box.innerWidth)
      }
      expect(rows[1]).toMatchObject({ dot: null, interval: null })
    }
  })

  it('has an axis that reaches what it is told to hold', () => {
    const layout = dotLayout({
      data,
      targets: [],
      format,
      fromZero: false,
      holds: [-100, 100],
      width: 900,
      look,
    })
    expect([layout.axis.at(-100), layout.axis.at(100)]).toEqual([0, layout.box.innerWidth])
  })

  it('finds the row under the pointer', () => {
    const layout = at(900)
    expect(rowAt(layout, layout.box.margin.top + layout.rowHeight * 1.5)).toBe(1)
    expect(rowAt(layout, 0)).toBeNull()
  })
})

describe('binValues', () => {
  it('counts every value once, a bound in the class above it, the greatest in the last', () => {
    expect(binValues([0, 9.9, 10, 40], 4)).toEqual([
      { from: 0, to: 10, count: 2 },
      { from: 10, to: 20, count: 1 },
      { from: 20, to: 30, count: 0 },
      { from: 30, to: 40, count: 1 },
    ])
    expect(binValues([], 4)).toEqual([])
  })
})

describe('groupedLayout', () => {
  const input = {
    series: ['a', 'b'],
    data: ['2000', '2010', '2011'].map((period) => ({ id: period, label: period, period, values: [30, 20] })),
    hidden: new Set<string>(),
    isStacked: true,
    isTime: true,
    also: [],
    format,
    width: 700,
    height: 300,
    look,
  }

  it('stacks parts to their sum and leaves out what is switched off', () => {
    const { bars, at } = groupedLayout(input)
    expect(bars[1]?.y).toBeCloseTo(at(50))
    expect(groupedLayout({ ...input, hidden: new Set(['a']) }).bars).toHaveLength(3)
  })

  it('puts groups where they are in time', () => {
    const [first, second, third] = groupedLayout(input).marks.map(({ x }) => x)
    expect(((second ?? 0) - (first ?? 0)) / ((third ?? 0) - (second ?? 0))).toBeCloseTo(10)
  })

  it('draws rows where so many names have no room under columns', () => {
    const data = Array.from({ length: 37 }, (_, at) => ({
      id: String(at),
      label: `Akwa Ibom ${at}`,
      values: [30, 20],
    }))
    const at = (width: number) => groupedLayout({ ...input, isTime: false, data, width })
    const [wide, narrow] = [at(1300), at(340)]
    expect([wide.areRows, narrow.areRows]).toEqual([false, true])
    const gaps = narrow.labels.slice(1).map(({ y }, row) => y - (narrow.labels[row]?.y ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(look.small)
    expect((narrow.bars[1]?.x ?? 0) + (narrow.bars[1]?.width ?? 0)).toBeCloseTo(narrow.at(50))
    expect(narrow.markAt(100, narrow.marks[5]?.y ?? 0)).toBe(5)
  })

  it('draws no column where a value is missing', () => {
    const data = [{ id: '1', label: 'Kano', values: [null, 20] }]
    expect(groupedLayout({ ...input, isTime: false, data }).bars).toHaveLength(1)
  })
})

describe('fanLayout', () => {
  const future = [
    {
      period: '2025',
      value: 50,
      bands: [
        { level: 50, lower: 45, upper: 55 },
        { level: 95, lower: 30, upper: 70 },
      ],
    },
  ]
  const layout = fanLayout({
    past: [{ period: '2018', value: 40 }],
    future,
    targets: [],
    format,
    width: 600,
    height: 300,
    fontSize: 12,
  })

  it('draws the widest band first, so that none covers a narrower one', () => {
    expect(layout.areas.map(({ level }) => level)).toEqual([95, 50])
  })

  it('tells bands by their bounds', () => {
    expect(layout.marks[1]?.facts[1]).toMatchObject({ label: '50% of cases', lower: 45, upper: 55 })
  })
})

describe('heatLayout', () => {
  const names = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `${at}`, label: `Indicator ${at}` }))
  const at = (width: number) =>
    heatLayout({
      rows: names(3),
      columns: names(8),
      cell: () => ({ value: 40 }),
      format,
      width,
      fontSize: 12,
    })

  it('turns names of columns and leaves figures out where room is scarce, and stays inside', () => {
    expect(at(1200)).toMatchObject({ areColumnsTurned: false, hasText: true })
    const narrow = at(260)
    expect(narrow).toMatchObject({ areColumnsTurned: true, hasText: false })
    expect(narrow.left + 8 * narrow.cellWidth).toBeLessThanOrEqual(260)
  })

  it('folds a long name into two lines, and cuts none, in a wide card and in a narrow one', () => {
    const label = 'Measles Immunization Coverage'
    const folded = (width: number, columns: number) =>
      heatLayout({
        rows: [{ id: '1', label }],
        columns: Array.from({ length: columns }, (_, along) => ({ id: `${along}`, label })),
        cell: () => ({ value: 40 }),
        format,
        width,
        fontSize: 12,
      })
    expect(folded(1300, 11).columnLines(label)).toEqual(['Measles Immunization', 'Coverage'])
    const narrow = folded(330, 2)
    expect(narrow.columnLines(label).join(' ')).toBe(label)
    expect(narrow.rowLines('Skilled birth attendance')).toEqual(['Skilled birth', 'attendance'])
    expect(narrow.cellHeight).toBeGreaterThanOrEqual(2 * 1.15 * 12)
    expect(folded(330, 12).columnLines(label)).toHaveLength(1)
  })

  it('finds the cell under the pointer', () => {
    const layout = at(900)
    const cell = layout.cells[10]
    expect(layout.cellAt(cell?.x ?? 0, cell?.y ?? 0)).toBe(10)
    expect(layout.cellAt(2, 2)).toBeNull()
  })
})

it('a ramp around 0 reaches equally far to both sides', () => {
  const { domain, steps, colourOf } = rampColours(look, 'around-zero', [-10, 40])
  expect(domain).toEqual([-40, 40])
  expect(colourOf(0)).toBe(steps[3])
})

it('zooming into a zone brings its states into the middle', () => {
  const drawing = stateShapes(500)
  const view = zoomInto(drawing, ['Lagos', 'Ogun'], 1)
  const lagos = drawing.shapes.find(({ name }) => name === 'Lagos')
  expect(view.scale).toBeGreaterThan(2)
  const x = (lagos?.x ?? 0) * view.scale + view.x
  expect(x).toBeGreaterThan(0)
  expect(x).toBeLessThan(500)
})
