import { describe, expect, it } from 'vitest'
import { blend, fitText, textWidth } from './chartLook.ts'
import { factsTable } from './factsTable.ts'
import { tellMark, type MarkFacts } from './MarkFacts.ts'
import { nearestMark } from './nearestMark.ts'
import { placeLabels } from './placeLabels.ts'
import { areaScale, linear, looseAxis } from './scale.ts'

const format = (value: number) => `${value.toFixed(1)}%`
const kano: MarkFacts & { id: string } = {
  id: 'kano',
  title: 'Kano',
  facts: [{ value: 43, lower: 41, upper: 45, format }],
  details: {
    source: 'NDHS',
    period: '2018-04',
    rank: { at: 3, of: 37 },
    standing: { tone: 'negative', icon: 'down', words: 'Target not met' },
    flag: 'few children were asked',
  },
}
const abia = { id: 'abia', title: 'Abia', facts: [{ value: null, format }] }

describe('what a mark says', () => {
  it('is value, interval, target, source, period, rank and flag', () => {
    expect(tellMark(kano)).toBe(
      'Kano: 43.0% (41.0% to 45.0%), Target not met, NDHS, Apr 2018, rank 3 of 37, few children were asked',
    )
  })

  it('never takes a missing figure for zero', () => {
    expect(tellMark(abia)).toBe('Abia: no data')
  })

  it('is the same in its table, with plain numbers for files', () => {
    const { columns, rows } = factsTable('States', [kano, abia], 'Place')
    const read = (row: (typeof rows)[number]) =>
      Object.fromEntries(columns.map((column) => [column.header, column.value(row)]))
    expect(read(kano)).toEqual({
      Place: 'Kano',
      Value: 43,
      'Lower bound': 41,
      'Upper bound': 45,
      Target: 'Target not met',
      Source: 'NDHS',
      Period: '2018-04',
      Rank: 3,
      Flag: 'few children were asked',
    })
    expect(read(abia)).toMatchObject({ Value: null, 'Lower bound': null, Rank: null })
  })

  it('has a column for each of several numbers, and none for what no mark has', () => {
    const pair = { ...abia, facts: ['DPT3', 'Deaths'].map((label) => ({ label, value: 1, format })) }
    expect(factsTable('Pairs', [pair]).columns.map(({ header }) => header)).toEqual([
      'Name',
      'DPT3',
      'Deaths',
    ])
  })
})

describe('scales', () => {
  it('hold all values between round bounds', () => {
    expect(looseAxis([43, 57])).toMatchObject({ min: 40, max: 60 })
    expect(looseAxis([12])).toMatchObject({ min: 10, max: 12.5 })
    expect(looseAxis([2.6, 31.2])).toMatchObject({ min: 0, max: 40 })
    expect(looseAxis([-30, -3])).toMatchObject({ max: 0 })
    expect(looseAxis([]).ticks.length).toBeGreaterThan(1)
  })

  it('run to the right or upwards', () => {
    expect(linear({ min: 0, max: 50 }, 200)(25)).toBe(100)
    expect(linear({ min: 0, max: 50 }, 200, true)(50)).toBe(0)
  })

  it('show sizes by area: four times the size is twice the radius', () => {
    const radius = areaScale([100, 400], 40)
    expect(radius(400)).toBe(40)
    expect(radius(100)).toBe(20)
  })
})

describe('pointing', () => {
  it('finds the nearest mark within reach', () => {
    const marks = [
      { x: 10, y: 10 },
      { x: 30, y: 10 },
    ]
    expect(nearestMark(marks, 27, 12)).toBe(1)
    expect(nearestMark(marks, 300, 300)).toBeNull()
  })
})

describe('labels', () => {
  const room = { width: 200, height: 100, fontSize: 12 }
  const label = (id: string, x: number, y: number) => ({ id, text: 'Kano state', x, y, reach: 5 })

  it('cover neither each other nor a mark, and stay inside', () => {
    const wanted = [label('a', 60, 50), label('b', 64, 54), label('c', 190, 50), label('d', 62, 52)]
    const placed = placeLabels(wanted, room)
    const boxes = placed.map(({ text, x, y, anchor }) => {
      const width = textWidth(text, 12)
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
      return { left, right: left + width, top: y - 11, bottom: y + 3 }
    })
    for (const [at, one] of boxes.entries()) {
      expect(one.left).toBeGreaterThanOrEqual(0)
      expect(one.right).toBeLessThanOrEqual(200)
      for (const other of boxes.slice(at + 1)) {
        const apart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top
        expect(apart).toBe(true)
      }
    }
    expect(placed.map(({ id }) => id)).toContain('a')
  })

  it('are cut where there is no room, and say so', () => {
    expect(fitText('Federal Capital Territory', 90, 12)).toMatch(/^Federal.*…$/)
    expect(fitText('Kano', 90, 12)).toBe('Kano')
  })
})

it('colours step back as plain #rrggbb, which every reader of a picture knows', () => {
  expect(blend('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(blend('rebeccapurple', '#ffffff', 0.5)).toBe('rebeccapurple')
})
