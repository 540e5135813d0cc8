import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { giveHeight as GiveHeight } from './giveHeight.ts'

// What it remembers of the page is by the clock: each test has a page, and a clock, of its own.
let giveHeight: typeof GiveHeight
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  ;({ giveHeight } = await import('./giveHeight.ts'))
})
afterEach(() => void vi.useRealTimers())

const frame = (): null => null

it('makes a section that changes without end lower seldom, however quickly, and gives the last height it asked for', () => {
  const section: { height: number | null; frame(): null } = { height: 800, frame }
  const loweredAt: number[] = []
  for (let ms = 0; ms < 60_000; ms += 100) {
    const before = section.height ?? 0
    giveHeight(section, ms % 200 === 0 ? 400 : 800, true)
    if ((section.height ?? 0) < before) loweredAt.push(ms)
    vi.advanceTimersByTime(100)
  }
  // Those of 0.2 s are one for who presses.
  const times = loweredAt.filter((ms, at) => ms - (loweredAt[at - 1] ?? -Infinity) > 200)
  expect(loweredAt.length).toBeLessThanOrEqual(2 * (10 + 6))
  expect(times.length).toBeGreaterThan(3)
  giveHeight(section, 300, true)
  vi.advanceTimersByTime(120_000)
  expect(section.height).toBe(300)
})

it.each([true, false])('makes a section that grows on higher at once if it is ours: %s', (isOurs) => {
  const section: { height: number | null; frame(): null } = { height: 100, frame }
  for (let step = 1; step <= 30; step += 1) {
    giveHeight(section, 100 + step, isOurs)
    vi.advanceTimersByTime(300)
  }
  if (isOurs) expect(section.height).toBe(130)
  else expect(section.height).toBeLessThan(115)
  vi.advanceTimersByTime(20_000)
  expect(section.height).toBe(130)
})

it('gives a section its height though another one asks all the time', () => {
  const [busy, calm] = [300, 300].map((height) => ({ height: height as number | null, frame }))
  if (!busy || !calm) throw new Error('There are two.')
  for (let ms = 0; ms < 30_000; ms += 60) {
    giveHeight(busy, (ms / 60) % 2 === 0 ? 400 : 300, false)
    if (ms === 6_000) giveHeight(calm, 700, false)
    vi.advanceTimersByTime(60)
  }
  expect(calm.height).toBe(700)
})

it('makes a panel higher at once, and lower seldom: what it leaves is deaf', () => {
  const inDock = (): Element => ({ closest: () => ({}) }) as unknown as Element
  const panel: { height: number | null; frame(): Element } = { height: 800, frame: inDock }
  let lowered = 0
  for (let turn = 0; turn < 40; turn += 1) {
    giveHeight(panel, 800, false)
    expect(panel.height).toBe(800)
    giveHeight(panel, 400, false)
    lowered += Number(panel.height === 400)
    vi.advanceTimersByTime(300)
  }
  expect(lowered).toBeGreaterThanOrEqual(10)
  expect(lowered).toBeLessThan(15)
})
