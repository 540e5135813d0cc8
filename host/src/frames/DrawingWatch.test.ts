import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endAll, show } from './drawnPage.fixture.ts'

const minuteMs = 60_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  endAll()
  vi.useRealTimers()
})

describe('a page that is drawn', () => {
  it('is looked at with a few frames now and then, and hides nothing', async () => {
    const { screen, everHidden, pass } = show(['a', 'b'])
    await pass(minuteMs)
    expect(screen.asked).toBeGreaterThan(0)
    expect(screen.asked).toBeLessThan(120)
    expect(everHidden()).toEqual([])
  })

  it('is not looked at where none but our own runs, and is not displayed', async () => {
    const { screen, of, pass } = show(['a'])
    of('a').running = { firstParty: true }
    of('a').isInOtherTab = true
    await pass(minuteMs)
    expect(screen.asked).toBe(0)
  })
})

describe('a frame that holds up the drawing', () => {
  it.each(['a', 'b', 'c'])('is ended, and no other, which are all shown again: %s', async (culprit) => {
    const { of, ended, hidden, pass } = show(['a', 'b', 'c'], { culprits: [culprit] })
    await pass(minuteMs)
    expect(ended()).toEqual([culprit])
    expect(of(culprit).blamed).toEqual(['held_up_drawing'])
    expect(hidden()).toEqual([])
  })

  it.each(['a', 'b', 'c'])('is known where a picture takes longer than a try: %s', async (culprit) => {
    const { ended, hidden, pass } = show(['a', 'b', 'c'], { culprits: [culprit], pictureMs: 9_000 })
    await pass(2 * minuteMs)
    expect(ended()).toEqual([culprit])
    expect(hidden()).toEqual([])
  })

  it.each([40_000, 400_000])('is known where one picture takes as long as %s ms', async (pictureMs) => {
    const { ended, hidden, pass } = show(['a', 'b', 'c'], { culprits: ['b'], pictureMs })
    await pass(minuteMs + 8 * pictureMs)
    expect(ended()).toEqual(['b'])
    expect(hidden()).toEqual([])
  })

  it.each(['a', 'c'])('is ended also where it draws off the screen: %s', async (culprit) => {
    const { of, ended, hidden, pass } = show(['a', 'b', 'c'], { culprits: [culprit], areOffScreen: true })
    of('b').running = { firstParty: true }
    await pass(minuteMs)
    expect(ended()).toEqual([culprit])
    expect(hidden()).toEqual([])
  })

  it('is ended also where it is not displayed', async () => {
    const { of, ended, pass } = show(['a', 'b'], { culprits: ['b'], areOffScreen: true })
    of('a').running = { firstParty: true }
    of('b').isInOtherTab = true
    await pass(minuteMs)
    expect(ended()).toEqual(['b'])
  })

  it('is looked for first where it fills the window', async () => {
    const { of, ended, pass } = show(['a', 'b'], { culprits: ['a'] })
    of('a').expansion.isOn = true
    await pass(minuteMs)
    expect(ended()).toEqual(['a'])
    expect(of('a').hiddenAt).toBeLessThan(of('b').hiddenAt)
  })

  it('is found beside another one', async () => {
    const { ended, hidden, pass } = show(['a', 'b', 'c'], { culprits: ['a', 'c'] })
    await pass(2 * minuteMs)
    expect(ended()).toEqual(['a', 'c'])
    expect(hidden()).toEqual([])
  })

  it('is ended in the end, also where it rests whenever it is shown again, beside our own', async () => {
    const { screen, of, ended, pass } = show(['a', 'b'], { culprits: ['b'] })
    of('a').running = { firstParty: true }
    for (let second = 0; second < 120; second += 1) {
      const times = of('b').timesHidden
      await pass(1_000)
      if (of('b').timesHidden > times) screen.culprits.clear()
      if (second % 20 === 19) screen.culprits.add('b')
    }
    expect(ended()).toEqual(['b'])
  })

  it('is no other one, before whose turn it rests', async () => {
    const { screen, of, ended, pass } = show(['a', 'b'], { culprits: ['a'] })
    of('b').running = { firstParty: true }
    for (let second = 0; second < 240; second += 1) {
      const times = of('b').timesHidden
      await pass(1_000)
      // As soon as the other is hidden it rests, and begins again as the other is shown.
      if (of('b').timesHidden > times) screen.culprits.clear()
      else if (!of('b').hidden && of('a').hidden) screen.culprits.add('a')
      if (second % 20 === 19) screen.culprits.add('a')
    }
    expect(ended()).toEqual(['a'])
  })

  it('is no other one, which is shown while a long picture of it is still being made', async () => {
    const { screen, of, ended, hidden, pass } = show(['a', 'b', 'c'], { culprits: ['c'] })
    of('a').running = { firstParty: true }
    while (of('c').timesHidden === 0) await pass(16)
    screen.culprits.clear()
    // It rests in its own turn, and begins a picture at the very end of it.
    while (of('c').timesHidden === 1) await pass(16)
    screen.hold(9_000)
    await pass(2 * minuteMs)
    expect(ended()).toEqual([])
    expect(hidden()).toEqual([])
  })

  it('gives the keyboard back to the frame that had it, unless the visitor has gone elsewhere', async () => {
    const one = show(['a', 'b'], { culprits: ['a'] })
    one.of('b').hasFocus = true
    await one.pass(minuteMs)
    expect(one.of('b').focus).toHaveBeenCalledOnce()
    const other = show(['a', 'b'], { culprits: ['a'] })
    other.of('b').hasFocus = true
    other.page.activeElement = {}
    await other.pass(minuteMs)
    expect(other.ended()).toEqual(['a'])
    expect(other.of('b').focus).not.toHaveBeenCalled()
  })
})

describe('a frame that has the browser answer late', () => {
  it.each(['a', 'b', 'c'])('is ended, and no other, which are all there again: %s', async (slow) => {
    const { of, ended, hidden, pass } = show(['a', 'b', 'c'], { slowing: [slow] })
    await pass(2 * minuteMs)
    expect(ended()).toEqual([slow])
    expect(of(slow).blamed).toEqual(['held_up_drawing'])
    expect(hidden()).toEqual([])
  })

  it.each([
    [6, 9.5],
    [5, 10.5],
    [4, 6],
    [2.5, 4],
  ])('is ended also where it does so by turns, %s s long after %s s, beside another', async (slow, rest) => {
    const { screen, ended, hidden, pass } = show(['a', 'b'])
    for (let ms = 0; ms < 4 * minuteMs; ms += 500) {
      if (ms % ((slow + rest) * 1_000) < slow * 1_000) screen.slowing.add('a')
      else screen.slowing.clear()
      await pass(500)
    }
    expect(ended()).toEqual(['a'])
    while (hidden().length > 0) await pass(1_000)
  })

  it('is looked for only where that goes on', async () => {
    const { screen, everHidden, pass } = show(['a'])
    for (let turn = 0; turn < 20; turn += 1) {
      screen.answerMs = 700
      await pass(6_000)
      screen.answerMs = 2
      await pass(40_000)
    }
    expect(everHidden()).toEqual([])
  })

  it('is none where the browser is slow by itself', async () => {
    const { screen, of, ended, hidden, pass } = show(['a', 'b'])
    screen.answerMs = 700
    await pass(30 * minuteMs)
    expect(ended()).toEqual([])
    while (hidden().length > 0) await pass(1_000)
    expect(of('a').timesHidden).toBeLessThan(8)
  })

  it('is none where the browser takes a moment for each answer', async () => {
    const { screen, everHidden, pass } = show(['a'])
    screen.answerMs = 90
    await pass(5 * minuteMs)
    expect(everHidden()).toEqual([])
    expect(screen.questions).toBeGreaterThan(0)
  })
})

describe('nobody is blamed', () => {
  it('where drawing does not come back without frames: they come back with it', async () => {
    const { screen, of, ended, hidden, pass } = show(['a', 'b'])
    screen.isStill = true
    await pass(30 * minuteMs)
    expect(of('a').timesHidden).toBe(1)
    screen.isStill = false
    await pass(minuteMs)
    expect(ended()).toEqual([])
    expect(hidden()).toEqual([])
  })

  it('where drawing comes back by chance while a frame is hidden', async () => {
    const { screen, of, ended, hidden, pass } = show(['a', 'b'])
    screen.isStill = true
    while (of('b').timesHidden === 0) await pass(100)
    screen.isStill = false
    await pass(minuteMs)
    expect(ended()).toEqual([])
    expect(hidden()).toEqual([])
  })

  it.each([
    [7.5, 0.5],
    [9, 1.6],
    [6, 2.7],
    [10.5, 2.7],
    [6, 8],
  ])('where another page of the browser stops it for %s s, and rests %s s, by turns', async (busy, rest) => {
    const elsewhere = { busyMs: busy * 1_000, restMs: rest * 1_000 }
    const { ended, hidden, pass, of } = show(['a', 'b', 'c'], { elsewhere })
    while (of('c').timesHidden === 0) await pass(1_000)
    await pass(5 * minuteMs)
    expect(ended()).toEqual([])
    while (of('c').hidden) await pass(1_000)
    expect(hidden()).toEqual([])
  })

  it('where an embedded page does so: it is hidden while others are looked at', async () => {
    const { screen, of, ended, pass } = show(['a', 'b', 'page'])
    of('page').running = null
    for (let second = 0; second < 600; second += 1) {
      screen.culprits = new Set(second % 10 < 5 ? ['page'] : [])
      await pass(1_000)
    }
    expect(ended().filter((name) => name !== 'page')).toEqual([])
    expect(of('page').timesHidden).toBeGreaterThan(0)
  })

  it('where the page itself slept', async () => {
    const { screen, everHidden, pass } = show(['a'])
    screen.isStill = true
    for (let second = 0; second < 60; second += 1) {
      screen.sleptMs += 2_000
      await pass(1_000)
    }
    expect(everHidden()).toEqual([])
  })

  it.each(['is hidden', 'is printed'])('where the document %s', async (how) => {
    const { page, screen, everHidden, pass } = show(['a'], { culprits: ['a'] })
    if (how === 'is hidden') page.visibilityState = 'hidden'
    else screen.isPrinted = true
    await pass(minuteMs)
    expect(everHidden()).toEqual([])
  })

  it('where a dialog hides all frames during the search', async () => {
    const { of, ended, hidden, pass } = show(['a', 'b'], { culprits: ['a'] })
    while (of('b').timesHidden === 0) await pass(100)
    for (const name of ['a', 'b']) of(name).isInOtherTab = true
    await pass(minuteMs)
    expect(ended()).toEqual([])
    expect(hidden()).toEqual([])
  })

  it('and nothing hidden, where a frame of our own is outside of the window', async () => {
    const { screen, of, pass } = show(['a', 'b'])
    of('b').running = { firstParty: true }
    of('b').isBelowWindow = true
    screen.isStill = true
    await pass(minuteMs)
    expect(of('a').timesHidden).toBe(1)
    expect(of('b').timesHidden).toBe(0)
  })

  it('once the watch has ended; all frames are shown', async () => {
    const { of, stop, ended, hidden, pass } = show(['a', 'b'], { culprits: ['a'] })
    while (of('b').timesHidden === 0) await pass(100)
    stop()
    await pass(minuteMs)
    expect(ended()).toEqual([])
    expect(hidden()).toEqual([])
  })
})
