import { Deafness } from './Deafness.ts'
import { followFrames } from './followFrames.ts'

/** Where on the screen, in CSS pixels; without a bottom, all that lies below belongs to it. */
interface DeafArea {
  left: number
  right: number
  top: number
  bottom?: number
}

/**
 * Until what is there now has been on the screen for a moment, no press of the page there does anything, but for one of
 * `own`.
 */
export function deafenPage({ left, right, top, bottom = Infinity }: DeafArea, own?: Element): void {
  const deafness = new Deafness()
  const stop = new AbortController()
  const judge = (event: MouseEvent): void => {
    const { isTrusted, detail, clientX, clientY, timeStamp } = event
    // Without a detail it is a key, which goes where the keyboard is.
    const isBeside = clientX < left || clientX > right || clientY < top || clientY > bottom
    const isThere = detail > 0 && !isBeside
    const isOwn = own !== undefined && event.composedPath().includes(own)
    if (!isTrusted || !isThere || isOwn || deafness.hears(timeStamp)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const kind of ['mousedown', 'click', 'auxclick', 'dblclick'] as const)
    window.addEventListener(kind, judge, { capture: true, signal: stop.signal })
  const stopFrames = followFrames(deafness, () => {
    if (deafness.isDeaf) return
    stopFrames()
    stop.abort()
  })
}
