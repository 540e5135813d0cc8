import type { Frame, Page } from 'playwright'
import { expect } from 'vitest'

/** The longest times, in milliseconds, for which a page or a frame did nothing else. */
export interface Pulse {
  /** Between two beats of a timer. */
  pause: number
  /** A single task, as the browser counts those of 50 ms and more. */
  task: number
  /** From a press of the control to its next picture; 0 where there is none. */
  answer: number
}

/**
 * Begins to measure inside a page or frame, so that no moment is missed and nothing of the test's own is counted.
 * The control, where one is named, is pressed ten times a second. The answered function ends it.
 */
export async function measurePulse(target: Page | Frame, control?: string): Promise<() => Promise<Pulse>> {
  const stop = await target.evaluateHandle((selector) => {
    const longest = { pause: 0, task: 0, answer: 0 }
    let last = performance.now()
    const beat = (): void => {
      const now = performance.now()
      longest.pause = Math.max(longest.pause, now - last)
      last = now
    }
    let due = last
    let timer = 0
    const press = (): void => {
      const asked = due
      document.querySelector<HTMLElement>(selector ?? '')?.click()
      requestAnimationFrame(() =>
        setTimeout(() => (longest.answer = Math.max(longest.answer, performance.now() - asked))),
      )
    }
    const run = (): void => {
      beat()
      if (selector !== undefined && last >= due) {
        press()
        due = last + 100
      }
      timer = window.setTimeout(run, 10)
    }
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration)
    })
    observer.observe({ type: 'longtask' })
    run()
    return () => {
      beat()
      clearTimeout(timer)
      for (const { duration } of observer.takeRecords()) longest.task = Math.max(longest.task, duration)
      observer.disconnect()
      return longest
    }
  }, control)
  return async () => {
    const longest = await stop.evaluate((end) => end())
    await stop.dispose()
    return longest
  }
}

/** Waits until a page has done what it does at its start: half a second without a long task, or five in all. */
export function untilCalm(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const began = performance.now()
        let [last, busyAt] = [began, began]
        const beat = (): void => {
          const now = performance.now()
          if (now - last > 50) busyAt = now
          last = now
          if (now - busyAt > 500 || now - began > 5_000) return resolve()
          setTimeout(beat, 10)
        }
        beat()
      }),
  )
}

/** No longest time is past the limit, nor, where the machine itself is slow, far past those of a usual run. */
export function expectQuick(pulse: Pulse, limit: number, usual: Pulse): void {
  for (const name of ['pause', 'task', 'answer'] as const) {
    expect.soft(pulse[name], name).toBeLessThanOrEqual(Math.max(limit, usual[name] + 100))
  }
}
