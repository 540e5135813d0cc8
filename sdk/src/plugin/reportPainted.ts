import type { CurrentFrame } from './currentFrame.ts'

/** Tells the host once that real content is on the screen: every question has its answer, and a frame has passed. */
export function reportPainted({ resources, link }: CurrentFrame): void {
  let isTold = false
  const check = (): void => {
    if (isTold || resources.pending.get() > 0) return
    // The answer is rendered in the next frame; in the one after it is on the screen.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (isTold || resources.pending.get() > 0) return
        isTold = true
        stop()
        void link.call('ui.painted', {})
      }),
    )
  }
  const stop = resources.pending.subscribe(check)
  check()
}
