import type { FrameMethods } from '@msdat/sdk/contracts/bridge'

const pingEveryMs = 2_000
const answerWithinMs = 5_000
/** A timer this late means that the page itself slept: the frame has not had its five seconds. */
const sleepMs = 1_500

interface Pulse {
  onSilence(): void
  onState(state: unknown): void
}

/** Asks a frame every two seconds whether it lives, and what it wants kept. Answers a function that stops. */
export function watchPulse(remote: FrameMethods, { onSilence, onState }: Pulse): () => void {
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = (): void => {
    let isAnswered = false
    const askedAt = performance.now()
    const next = (): void => {
      if (isStopped || isAnswered) return
      isAnswered = true
      clearTimeout(timer)
      timer = setTimeout(ask, pingEveryMs)
    }
    remote.ping().then(next, () => undefined)
    remote.getState().then(
      (state) => isStopped || onState(state),
      () => undefined,
    )
    timer = setTimeout(() => {
      if (isStopped || isAnswered) return
      isAnswered = true
      const wasAsleep = performance.now() - askedAt > answerWithinMs + sleepMs
      if (wasAsleep) ask()
      else onSilence()
    }, answerWithinMs)
  }
  ask()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
