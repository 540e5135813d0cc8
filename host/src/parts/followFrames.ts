import type { Deafness } from './Deafness.ts'
import { paintAnew } from './paintAnew.ts'

/**
 * Tells of each frame that the browser draws, and sees to it that there is something to draw as long as nothing is
 * heard of what is in sight. Returns a function that stops, also from `onFrame`.
 */
export function followFrames(deafness: Deafness, onFrame: () => void = () => {}): () => void {
  let next = requestAnimationFrame(function drawn() {
    next = requestAnimationFrame(drawn)
    deafness.painted()
    if (deafness.isWaitingToBeSeen) paintAnew()
    onFrame()
  })
  return () => cancelAnimationFrame(next)
}
