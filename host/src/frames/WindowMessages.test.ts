import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isWithin, WindowMessages } from './WindowMessages.ts'

describe('messages of a frame to the window of the page', () => {
  let now: number
  let messages: WindowMessages
  beforeEach(() => {
    vi.useFakeTimers()
    now = 0
    messages = new WindowMessages(() => now)
  })
  afterEach(() => {
    messages.end()
    vi.useRealTimers()
  })
  const pass = (ms: number): void => {
    now += ms
    vi.advanceTimersByTime(ms)
  }
  /** No timer has its turn meanwhile. */
  const standStill = (ms: number): void => void (now += ms)

  it('may come now and then, also behind a page that is busy', () => {
    const answers = Array.from({ length: 30 }, (_, at) => {
      if (at % 10 === 0) standStill(600)
      pass(1_500)
      return messages.isTooMuch()
    })
    expect(answers).not.toContain(true)
  })

  it('are too much where the page stands still before each', () => {
    const answers = Array.from({ length: 6 }, () => {
      standStill(700)
      const isTooMuch = messages.isTooMuch()
      pass(200)
      return isTooMuch
    })
    expect(answers).toEqual([false, false, false, false, true, true])
  })

  it('are too much where they come in a flood', () => {
    const answers = Array.from({ length: 21 }, () => messages.isTooMuch())
    expect(answers.indexOf(true)).toBe(20)
  })
})

it('come out of a frame also where they come out of one inside it, and of no other', () => {
  const top = { parent: null as unknown }
  top.parent = top
  const frame = { parent: top }
  const inside = { parent: frame }
  const gone = { parent: null }
  const isOf = (source: unknown) => isWithin(source as Window, frame as unknown as Window)
  expect([frame, inside, top, { parent: top }, gone, null, {}].map(isOf)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})
