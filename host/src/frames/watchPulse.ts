import type { FrameMethods } from '@msdat/sdk/contracts/bridge'

const pingEveryMs = 2_000
/** A frame has five seconds in which the page is awake, so that it pays for no other one that held the page up. */
const answerWithinMs = 5_000
const stepMs = 500

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
    let leftMs = answerWithinMs
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
    const wait = (): void => {
      timer = setTimeout(() => {
        if (isStopped || isAnswered) return
        leftMs -= stepMs
        if (leftMs > 0) return wait()
        isAnswered = true
        onSilence()
      }, stepMs)
    }
    wait()
  }
  ask()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
