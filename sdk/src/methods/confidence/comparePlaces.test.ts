import { expect, it } from 'vitest'
import { comparePlaces } from './comparePlaces.ts'

const figure = (location: number, value: number, half: number | null = null) => ({
  location,
  value,
  lower: half === null ? null : value - half,
  upper: half === null ? null : value + half,
})
const places = [{ id: 1 }, { id: 27 }, { id: 30 }]
const first = [figure(1, 50, 2), figure(27, 20), figure(30, 80)]
const second = [figure(1, 57, 3), figure(30, 0)]

it('two sets have difference and ratio, with intervals only where both have bounds', () => {
  const [nation, kano, lagos] = comparePlaces(places, [first, second], true)
  expect(nation).toMatchObject({ difference: -7, ratio: 50 / 57 })
  expect(nation?.interval?.[0]).toBeCloseTo(-7 - Math.hypot(2, 3), 2)
  expect(kano).toMatchObject({ difference: null, ratio: null, figures: [{ value: 20 }, null] })
  expect(lagos).toMatchObject({ difference: 80, interval: null, ratio: null })
})

it('more than two sets have the whole range alone', () => {
  const [nation] = comparePlaces(places, [first, second, []], true)
  expect(nation).toMatchObject({ difference: 7, interval: null, ratio: null })
})
