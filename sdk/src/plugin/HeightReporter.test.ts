import { describe, expect, it } from 'vitest'
import { HeightReporter } from './HeightReporter.ts'

function reporter() {
  const sent: number[] = []
  let now = 1000
  const due: { at: number; run: () => void }[] = []
  const made = new HeightReporter((height) => sent.push(height), {
    now: () => now,
    after: (milliseconds, run) => void due.push({ at: now + milliseconds, run }),
  })
  const wait = (milliseconds: number): void => {
    now += milliseconds
    for (const one of due.splice(0)) {
      if (one.at <= now) one.run()
      else due.push(one)
    }
  }
  return { sent, wait, measure: (height: number) => made.measure(height) }
}

describe('HeightReporter', () => {
  it('tells a growth under four pixels too, once nothing larger follows', () => {
    const { sent, wait, measure } = reporter()
    measure(3)
    expect(sent).toEqual([])
    wait(500)
    expect(sent).toEqual([3])
    measure(5)
    measure(6)
    wait(100)
    expect(sent).toEqual([3])
    wait(400)
    expect(sent).toEqual([3, 6])
  })

  it('stops where a small change answers to its own height', () => {
    const { sent, wait, measure } = reporter()
    const swing = () => {
      for (let round = 0; round < 20; round += 1) {
        measure(round % 2 === 0 ? 301 : 300)
        wait(400)
      }
      return sent.length
    }
    expect(swing()).toBe(swing())
    expect(sent.at(-1)).toBe(301)
  })

  it('tells whole pixels, rounded up, and leaves out changes under four', () => {
    const { sent, wait, measure } = reporter()
    measure(100.2)
    wait(200)
    measure(104)
    wait(200)
    measure(105)
    expect(sent).toEqual([101, 105])
  })

  it('tells at most ten heights a second, the newest of each tenth', () => {
    const { sent, wait, measure } = reporter()
    for (let step = 0; step < 100; step += 1) {
      measure(100 + step * 10)
      wait(10)
    }
    wait(100)
    expect(sent.length).toBeLessThanOrEqual(11)
    expect(sent.at(-1)).toBe(1090)
  })

  it('keeps the taller one of two heights it swings between', () => {
    const { sent, wait, measure } = reporter()
    for (let round = 0; round < 20; round += 1) {
      measure(round % 2 === 0 ? 300 : 320)
      wait(150)
    }
    expect(sent.length).toBeLessThan(8)
    expect(sent.at(-1)).toBe(320)
  })

  it('follows a visitor who opens and closes a part again and again', () => {
    const { sent, wait, measure } = reporter()
    for (let round = 0; round < 20; round += 1) {
      measure(round % 2 === 0 ? 300 : 320)
      wait(800)
    }
    expect(sent).toHaveLength(20)
  })

  it('follows steady growth and steady shrinking', () => {
    const { sent, wait, measure } = reporter()
    for (const height of [100, 200, 300, 400, 500, 600, 500, 400, 300, 200, 100]) {
      measure(height)
      wait(150)
    }
    expect(sent).toEqual([100, 200, 300, 400, 500, 600, 500, 400, 300, 200, 100])
  })
})
