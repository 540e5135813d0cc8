import { describe, expect, it } from 'vitest'
import { AnswerPace } from './AnswerPace.ts'

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

/** Holds the page up, as the copying of a great answer does. */
function holdUp(ms: number): void {
  for (const began = performance.now(); performance.now() - began < ms;);
}

/** Asks for so many answers at once, each of which takes so long to be posted, while a timer of the page beats. */
async function ask(count: number, ms: number) {
  const pace = new AnswerPace()
  /** The answers, and the beats between them. */
  const seen: (number | 'beat')[] = []
  const timer = setInterval(() => seen.push('beat'), 1)
  const began = performance.now()
  await Promise.all(
    upTo(count).map(async (at) => {
      await pace.inTurn(() => at)
      // Penpal posts it a little later.
      await Promise.resolve()
      seen.push(at)
      if (ms > 0) holdUp(ms)
      pace.took(ms)
    }),
  )
  clearInterval(timer)
  return { seen, answers: seen.filter((one) => one !== 'beat'), tookMs: performance.now() - began }
}

describe('AnswerPace', () => {
  it('leaves timers of the page most of the time in a burst of great answers, which keep their order', async () => {
    // So great that a busy machine, which stands still by itself, makes up for no more than one.
    const { seen, answers, tookMs } = await ask(16, 100)
    expect(answers).toEqual(upTo(16))
    // There is no need to rest after the last one, and a second of rests stays owed.
    expect(tookMs).toBeGreaterThan(15 * 4 * 100 - 1_000)
    const afterFirst = seen.slice(seen.indexOf(6))
    const inRow = afterFirst.filter((one, at) => one !== 'beat' && afterFirst[at + 1] !== 'beat')
    // Until rests are taken five go in a turn, and from then on each alone.
    expect(inRow.length).toBeLessThan(5)
  })

  it('lets small answers through as they come', async () => {
    const { answers, tookMs } = await ask(50, 0)
    expect(answers).toEqual(upTo(50))
    expect(tookMs).toBeLessThan(1_000)
    const pace = new AnswerPace()
    let isMade = false
    void pace.inTurn(() => (isMade = true))
    await Promise.resolve()
    expect(isMade).toBe(true)
  })

  it('rests where answers come to much, and not where they lie apart', async () => {
    const pace = new AnswerPace()
    const isLater = async (): Promise<boolean> => {
      let isMade = false
      const made = pace.inTurn(() => (isMade = true))
      await Promise.resolve()
      const isWaiting = !isMade
      await made
      return isWaiting
    }
    pace.took(300)
    expect(await isLater()).toBe(false)
    await new Promise((resolve) => setTimeout(resolve, 200))
    pace.took(50)
    expect(await isLater()).toBe(false)
    pace.took(100)
    expect(await isLater()).toBe(true)
  })

  it('is full where more wait than a plugin at work asks for', () => {
    const pace = new AnswerPace()
    for (const at of upTo(204)) void pace.inTurn(() => at)
    expect(pace.isFull).toBe(false)
    void pace.inTurn(() => 204)
    expect(pace.isFull).toBe(true)
  })
})
