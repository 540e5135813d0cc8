import { expect, it } from 'vitest'
import { placeTooltip } from './placeTooltip.ts'

const asked = { x: 100, y: 200, from: 0, to: 400, size: { width: 120, height: 60 }, roomAbove: 600 }

it('stands above its point', () => {
  expect(placeTooltip(asked)).toEqual({ left: 40, top: 128 })
})

it('stands below where the chart ends, or where the bars of the page lie', () => {
  expect(placeTooltip({ ...asked, y: 40 }).top).toBe(56)
  expect(placeTooltip({ ...asked, roomAbove: 200 }).top).toBe(216)
})

it('covers nothing of what it speaks of', () => {
  expect(placeTooltip({ ...asked, reach: 20 }).top).toBe(108)
  expect(placeTooltip({ ...asked, reach: 20, y: 40 }).top).toBe(76)
})

it('stays inside the chart', () => {
  expect(placeTooltip({ ...asked, x: 10 }).left).toBe(0)
  expect(placeTooltip({ ...asked, x: 390 }).left).toBe(280)
  expect(placeTooltip({ ...asked, x: 210, from: 200 }).left).toBe(200)
})

it('stands above, over the edge of its chart, where the window would cut it off below', () => {
  const low = { ...asked, y: 40, roomAbove: 200, roomBelow: 30, isUnderBars: false }
  expect(placeTooltip(low).top).toBeLessThan(low.y)
  expect(placeTooltip({ ...low, roomBelow: 300 }).top).toBe(56)
  expect(placeTooltip({ ...low, isUnderBars: true, roomAbove: 60 }).top).toBe(56)
})
