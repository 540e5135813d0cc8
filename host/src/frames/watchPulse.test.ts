import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchPulse } from './watchPulse.ts'

const silences = vi.fn<() => void>()
const waits = vi.fn<() => void>()
let answer = (): void => {}

beforeEach(() => {
  vi.useFakeTimers()
  silences.mockReset()
  waits.mockReset()
})
afterEach(() => vi.useRealTimers())

/** Watches a frame that answers when the test says so. */
function watch(askBrowser: () => Promise<unknown> = async () => {}): () => void {
  const remote = {
    ping: () => new Promise<void>((resolve) => (answer = resolve)),
    getState: () => new Promise<undefined>(() => {}),
  }
  return watchPulse(
    remote as unknown as Parameters<typeof watchPulse>[0],
    {
      onSilence: silences,
      onKeptWaiting: waits,
      onState: () => {},
    },
    askBrowser,
  )
}

it('calls a frame silent that has said nothing for five seconds', async () => {
  watch()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(silences).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(silences).toHaveBeenCalledOnce()
})

it('asks again a second after each answer', async () => {
  const stop = watch()
  for (let round = 0; round < 5; round += 1) {
    await vi.advanceTimersByTimeAsync(4_000)
    answer()
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(silences).not.toHaveBeenCalled()
  stop()
  vi.advanceTimersByTime(20_000)
  expect(silences).not.toHaveBeenCalled()
})

it('does not blame a frame for the time in which the page stood still: then one timer comes late, and no more', async () => {
  watch()
  vi.advanceTimersToNextTimer()
  answer()
  await vi.advanceTimersByTimeAsync(1_000)
  vi.advanceTimersToNextTimer()
  expect(silences).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(silences).toHaveBeenCalledOnce()
})

it('says sooner that it is kept waiting where the browser has no time either, and blames nobody', async () => {
  const stop = watch(() => new Promise((resolve) => setTimeout(resolve, 700)))
  await vi.advanceTimersByTimeAsync(4_999)
  expect(silences).not.toHaveBeenCalled()
  stop()
  const stopLate = watch(() => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(1_400)
  answer()
  await vi.advanceTimersByTimeAsync(2_400)
  expect(waits).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(waits).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(silences).not.toHaveBeenCalled()
  stopLate()
})

it('knows nothing of the browser while the page is busy itself', async () => {
  const stop = watch(() => new Promise(() => {}))
  for (let step = 0; step < 15; step += 1) {
    const before = performance.now()
    vi.spyOn(performance, 'now').mockReturnValueOnce(before + 600)
    await vi.advanceTimersByTimeAsync(250)
  }
  expect(waits).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  stop()
})
