import { expect, it } from 'vitest'
import { regionBetween } from './Picture.ts'

const within = { width: 400, height: 300 }

it('is the same from whichever corner it is drawn, and ends at the edges', () => {
  const region = { x: 50, y: 40, width: 200, height: 100 }
  expect(regionBetween({ x: 50, y: 40 }, { x: 250, y: 140 }, within)).toEqual(region)
  expect(regionBetween({ x: 250, y: 140 }, { x: 50, y: 40 }, within)).toEqual(region)
  expect(regionBetween({ x: 300, y: 200 }, { x: 900, y: -5 }, within)).toEqual({
    x: 300,
    y: 0,
    width: 100,
    height: 200,
  })
})

it('is nothing where the pointer was only pressed', () => {
  expect(regionBetween({ x: 50, y: 40 }, { x: 52, y: 41 }, within)).toBeNull()
})
