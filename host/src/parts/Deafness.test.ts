import { expect, it, vi } from 'vitest'
import { Deafness } from './Deafness.ts'

const place = { x: 10, y: 20, width: 80, height: 30 }

function atRest() {
  let now = 0
  const deafness = new Deafness(() => now)
  let at: Parameters<Deafness['seenAt']>[0] = place
  /** The page goes on: it looks each 100 ms, and draws. */
  const wait = (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= 50) {
      now += Math.min(50, left)
      deafness.painted()
      deafness.seenAt(at)
    }
  }
  const moveTo = (next: typeof at) => deafness.seenAt((at = next))
  /** The page stands still: it neither looks nor draws. */
  const standStill = (milliseconds: number) => void (now += milliseconds)
  const press = () => (deafness.seenAt(at), deafness.hears(now))
  deafness.seenAt(place)
  wait(1000)
  return { deafness, wait, moveTo, standStill, press, now: () => now }
}

it('a button that has just come is deaf, and then hears', () => {
  const { deafness } = atRest()
  expect(new Deafness().isDeaf).toBe(true)
  expect(deafness.isDeaf).toBe(false)
})

it('a button hears nothing right after its window has moved on the screen, or become another size', () => {
  const { wait, press } = atRest()
  for (const name of ['screenX', 'innerWidth']) {
    vi.stubGlobal(name, 640)
    expect(press()).toBe(false)
    wait(1000)
    expect(press()).toBe(true)
  }
  vi.unstubAllGlobals()
})

it('a press counts by when it was made, from its beginning on', () => {
  const { deafness, wait, now } = atRest()
  expect(deafness.hears(now() - 900, now())).toBe(false)
  wait(1000)
  expect(deafness.hears(now() - 50, now())).toBe(true)
})

it('a press is not heard that was made while the page stood still, nor right after', () => {
  const { wait, standStill, press, deafness } = atRest()
  standStill(5000)
  expect(press()).toBe(false)
  wait(700)
  expect(deafness.isDeaf).toBe(true)
  wait(300)
  expect(press()).toBe(true)
})

it('a button hears nothing before it has been painted, however long that takes', () => {
  let now = 0
  const deafness = new Deafness(() => now)
  const look = () => {
    now += 100
    deafness.seenAt(place)
  }
  for (let looks = 0; looks < 30; looks += 1) look()
  expect(deafness.hears(now)).toBe(false)
  deafness.painted()
  for (let looks = 0; looks < 30; looks += 1) look()
  deafness.painted()
  look()
  expect(deafness.hears(now)).toBe(false)
})

it('a button hears nothing while the page is drawn seldom, since it may not be on the screen yet', () => {
  let now = 0
  const deafness = new Deafness(() => now)
  const drawEach = (milliseconds: number) => {
    for (let left = 3000; left > 0; left -= 100) {
      now += 100
      deafness.seenAt(place)
      if (now % milliseconds === 0) deafness.painted()
    }
  }
  drawEach(500)
  expect(deafness.isDeaf).toBe(true)
  drawEach(100)
  expect(deafness.isDeaf).toBe(false)
})

it('a button hears nothing where drawing stops right after it has begun, however long that takes', () => {
  let now = 0
  const deafness = new Deafness(() => now)
  const draw = (after: number) => {
    now += after
    deafness.painted()
  }
  for (let frame = 0; frame < 3; frame += 1) draw(16)
  now += 1_600
  expect(deafness.isDeaf).toBe(true)
  draw(20)
  expect(deafness.isDeaf).toBe(true)
  for (let frame = 0; frame < 53; frame += 1) draw(16)
  expect(deafness.hears(now)).toBe(true)
})

it('a button is not deaf for good where one picture in three is late', () => {
  let now = 0
  const deafness = new Deafness(() => now)
  for (let frame = 0; frame < 60; frame += 1) {
    now += frame % 3 === 0 ? 450 : 16
    deafness.painted()
  }
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
  const { deafness, wait, moveTo } = atRest()
  moveTo(next)
  expect(deafness.isDeaf).toBe(true)
  wait(1000)
  expect(deafness.isDeaf).toBe(false)
})

it.each([
  ['was covered', { isCovered: true }],
  ['asks something else', { words: 'May it do more?' }],
])('a button that %s is deaf again', (_, how) => {
  const { deafness } = atRest()
  deafness.seenAt(place, how)
  expect(deafness.isDeaf).toBe(true)
})

it('nothing is drawn for a button as long as it is out of sight', () => {
  const { deafness } = atRest()
  deafness.seenAt(place, { isCovered: true })
  expect(deafness.isWaitingToBeSeen).toBe(false)
  deafness.seenAt(place)
  expect(deafness.isWaitingToBeSeen).toBe(true)
})

it('a button that is given the keyboard is deaf again', () => {
  const { deafness } = atRest()
  deafness.begin()
  expect(deafness.isDeaf).toBe(true)
})

it('a button hears none of a row of quick presses, however long it is, and one after a pause', () => {
  const { deafness, wait, press } = atRest()
  deafness.begin()
  const heard = Array.from({ length: 20 }, () => (wait(150), press()))
  expect(heard).not.toContain(true)
  wait(1000)
  expect(press()).toBe(true)
})
