import { expect, it } from 'vitest'
import { Deafness } from './Deafness.ts'

const place = { x: 10, y: 20, width: 80, height: 30 }

function atRest() {
  let now = 0
  const deafness = new Deafness(() => now)
  const wait = (milliseconds: number) => (now += milliseconds)
  deafness.seenAt(place)
  wait(800)
  return { deafness, wait }
}

it('a button that has just come is deaf, and then hears', () => {
  const { deafness } = atRest()
  expect(new Deafness().isDeaf).toBe(true)
  expect(deafness.isDeaf).toBe(false)
})

it('a button that stays where it is hears on', () => {
  const { deafness } = atRest()
  deafness.seenAt({ ...place, x: 10.3 })
  expect(deafness.isDeaf).toBe(false)
})

it.each([
  ['moves', { ...place, y: 60 }],
  ['grows', { ...place, width: 300 }],
])('a button that %s is deaf again', (_, next) => {
  const { deafness, wait } = atRest()
  deafness.seenAt(next)
  expect(deafness.isDeaf).toBe(true)
  wait(800)
  deafness.seenAt(next)
  expect(deafness.isDeaf).toBe(false)
})

it('a button that is given the keyboard is deaf again', () => {
  const { deafness } = atRest()
  deafness.begin()
  expect(deafness.isDeaf).toBe(true)
})

it('a button hears none of a row of quick presses, however long it is, and one after a pause', () => {
  const { deafness, wait } = atRest()
  deafness.begin()
  const heard = Array.from({ length: 20 }, () => (wait(150), deafness.hears()))
  expect(heard).not.toContain(true)
  wait(800)
  expect(deafness.hears()).toBe(true)
})
