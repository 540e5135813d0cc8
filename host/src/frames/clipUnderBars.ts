/** What lies over the frames of a page, and may have a field to type in. */
const bars = '.header, .controls, .dock, .inspector, .local-plugin'

/** Of a frame that nothing is seen of, browsers draw nothing at all, and it would look as if it hung. */
const leastSeen = 1

/** A frame stands out a little at both sides, for the shadows of its cards. */
const standsOut = 8

interface Cut {
  top: number
  bottom: number
}

/**
 * Cuts from each frame what lies under a bar of the page, as wide as the frame. A plugin can have the browser
 * draw a picture in place of the pointer, and the tip that is seen is up to 128 pixels away from the true one then. Browsers
 * draw it only where the whole of it lies within what is seen of the frame; what lies over the frame they do not look at, but
 * what is cut from it they do. So no such tip comes into a field of a bar. While the visitor scrolls, nothing more is cut:
 * a browser scrolls ahead of the page, and an empty stripe would be seen.
 */
export function clipUnderBars(frames: readonly HTMLElement[], page: Document, isScrolling: boolean): void {
  const boxes = [...page.querySelectorAll(bars)].map((bar) => ({ bar, box: bar.getBoundingClientRect() }))
  const height = page.documentElement.clientHeight
  const cuts = frames.map((frame): Cut => {
    const box = frame.getBoundingClientRect()
    const cut = { top: 0, bottom: 0 }
    for (const { bar, box: over } of boxes) {
      const isWide = over.left <= box.left + standsOut && over.right >= box.right - standsOut
      const isThere = isWide && over.top < box.bottom && over.bottom > box.top && over.height > 0
      if (!isThere || bar.contains(frame)) continue
      // Its middle lies in the upper half of the window.
      if (over.top + over.bottom < height) cut.top = Math.max(cut.top, over.bottom - box.top)
      else cut.bottom = Math.max(cut.bottom, box.bottom - over.top)
    }
    const top = Math.min(cut.top, box.height - leastSeen)
    return { top, bottom: Math.min(cut.bottom, box.height - leastSeen - top) }
  })
  frames.forEach((frame, at) => clip(frame, cuts[at] as Cut, isScrolling))
}

/** What is cut now, so that less of it can be at once and more later. */
const cutNow = new WeakMap<HTMLElement, Cut>()

function clip(frame: HTMLElement, { top, bottom }: Cut, isScrolling: boolean): void {
  const before = cutNow.get(frame) ?? { top: 0, bottom: 0 }
  const cut = isScrolling
    ? { top: Math.min(top, before.top), bottom: Math.min(bottom, before.bottom) }
    : { top, bottom }
  cutNow.set(frame, cut)
  frame.style.clipPath = cut.top > 0 || cut.bottom > 0 ? `inset(${cut.top}px 0 ${cut.bottom}px)` : ''
}
