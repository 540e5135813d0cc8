import { Deafness } from '../parts/Deafness.ts'
import { followFrames } from '../parts/followFrames.ts'
import { leaveUnheard } from '../parts/leaveUnheard.ts'

type Edges = Pick<DOMRect, 'top' | 'bottom'>

/**
 * A press on what a frame has just come over was meant for what lay there before, and what is typed after it too. Nobody
 * tells of a press in a frame that draws nothing. So the page covers that part, above and below, and takes what is
 * pressed and dropped there, until it has been on the screen for a moment. The rest of the frame goes on.
 */
export function shadeGrowth(place: HTMLElement, before: Edges, now: Edges): void {
  if (now.top < before.top) shade(place, 'bottom', now.bottom - before.top)
  if (now.bottom > before.bottom) shade(place, 'top', before.bottom - now.top)
}

/** Leaves open so many pixels at that edge of the place. */
function shade(place: HTMLElement, edge: 'top' | 'bottom', pixels: number): void {
  const cover = document.createElement('div')
  cover.className = 'plugin-shade'
  cover.style[edge] = `${Math.max(0, pixels)}px`
  for (const kind of ['dragover', 'drop', 'mousedown'])
    cover.addEventListener(kind, (event) => {
      event.preventDefault()
      leaveUnheard()
    })
  place.append(cover)
  const deafness = new Deafness()
  const stop = followFrames(deafness, () => {
    if (deafness.isDeaf) return
    stop()
    cover.remove()
  })
}
