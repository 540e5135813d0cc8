import type { Frame, Page } from 'playwright'
import { expect } from 'vitest'

/** What a page or a frame did while it was watched. Times are in milliseconds. */
export interface Pulse {
  /** For how long it was watched. */
  watched: number
  /** The longest time between two beats of a timer. */
  pause: number
  /** For how long the beats were late in all, which come each 10 ms; up to 20 ms are none. */
  late: number
  /** The longest single task, as the browser counts those of 50 ms and more. */
  task: number
  /** How often the control was pressed, and how often a picture followed; 0 where there is none. */
  presses: number
  answers: number
}

/**
 * Begins to measure inside a page or frame, so that no moment is missed and nothing of the test's own is counted.
 * The control, where one is named, is pressed ten times a second. The answered function ends it.
 */
export async function measurePulse(target: Page | Frame, control?: string): Promise<() => Promise<Pulse>> {
  const stop = await target.evaluateHandle((selector) => {
    const seen = { watched: 0, pause: 0, late: 0, task: 0, presses: 0, answers: 0 }
    const began = performance.now()
    let last = began
    const beat = (): void => {
      const now = performance.now()
      seen.pause = Math.max(seen.pause, now - last)
      seen.late += Math.max(0, now - last - 20)
      last = now
    }
    let due = last
    let timer = 0
    const press = (): void => {
      seen.presses += 1
      document.querySelector<HTMLElement>(selector ?? '')?.click()
      requestAnimationFrame(() => setTimeout(() => (seen.answers += 1)))
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
      for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration)
    })
    observer.observe({ type: 'longtask' })
    run()
    return () => {
      beat()
      clearTimeout(timer)
      for (const { duration } of observer.takeRecords()) seen.task = Math.max(seen.task, duration)
      observer.disconnect()
      // A menu that was opened by the last press would lie over what comes next.
      if (seen.presses % 2 === 1) document.querySelector<HTMLElement>(selector ?? '')?.click()
      seen.watched = last - began
      return seen
    }
  }, control)
  return async () => {
    const seen = await stop.evaluate((end) => end())
    await stop.dispose()
    return seen
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

/**
 * It had its turns all the while: no pause was longer than a third of the time, and presses were answered at a
 * quarter of the usual rate at least. Shares and not milliseconds, so that a slow machine is judged alike; who
 * shares a thread with a plugin that holds it stands still for nearly all of the time. The bench has the times.
 */
export function expectAlive(pulse: Pulse, usual: Pulse): void {
  expect.soft(pulse.pause / pulse.watched, 'the longest pause').toBeLessThan(1 / 3)
  if (usual.presses === 0) return
  const rate = ({ answers, watched }: Pulse): number => answers / watched
  expect.soft(rate(pulse) / rate(usual), 'answers, to the usual').toBeGreaterThan(1 / 4)
}
