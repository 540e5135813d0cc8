import type { FrameMethods } from '@msdat/sdk/contracts/bridge'
import { askBrowser } from './askBrowser.ts'

const pingEveryMs = 1_000
/** A frame has five seconds in which the page is awake, so that it pays for no other one that held the page up. */
const answerWithinMs = 5_000
const stepMs = 250
/** So many steps without an answer, and then as many without one of the browser, are no accident. */
const suspectSteps = 3
/** A step this late tells of a page that is busy itself, and hears of an answer as late: nothing is known then. */
const lateMs = 250

interface Pulse {
  onSilence(): void
  /** It was silent while the browser was. */
  onKeptWaiting(): void
  onState(state: unknown): void
}

/**
 * Asks a frame every second whether it lives, and what it wants kept. One that is silent while the browser has no time
 * either is told of sooner: it may have the browser's own thread, which all pages share, carry out what it does in a loop,
 * or wait for that thread, which another frame holds up. Answers a function that stops.
 */
export function watchPulse(
  remote: FrameMethods,
  { onSilence, onKeptWaiting, onState }: Pulse,
  ask: () => Promise<unknown> = askBrowser,
): () => void {
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const ping = (): void => {
    let isOver = false
    const end = (): boolean => {
      const wasOver = isStopped || isOver
      isOver = true
      clearTimeout(timer)
      return !wasOver
    }
    const fail = (tell: () => void): void => void (end() && tell())
    const next = (): void => {
      if (end()) timer = setTimeout(ping, pingEveryMs)
    }
    remote.ping().then(next, () => undefined)
    remote.getState().then(
      (state) => isStopped || onState(state),
      () => undefined,
    )
    let steps = 0
    /** Since that step the frame has been silent while the page had time. */
    let silentFrom = 0
    /** The browser was asked at that step, and has not answered. */
    let askedAt: number | null = null
    const wait = (): void => {
      const began = performance.now()
      timer = setTimeout(() => {
        steps += 1
        if (performance.now() - began > stepMs + lateMs) {
          silentFrom = steps
          askedAt = null
        }
        if (steps * stepMs >= answerWithinMs) return fail(askedAt === null ? onSilence : onKeptWaiting)
        if (askedAt !== null && steps - askedAt >= suspectSteps) return fail(onKeptWaiting)
        if (askedAt === null && steps - silentFrom >= suspectSteps) {
          askedAt = steps
          void ask().then(() => (askedAt = null))
        }
        wait()
      }, stepMs)
    }
    wait()
  }
  ping()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
