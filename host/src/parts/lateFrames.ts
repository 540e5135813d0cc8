/** A thread that is free answers in some milliseconds. */
const answerWithinMs = 300

interface Frame {
  ask: () => Promise<unknown>
  /** When it was asked what it has not answered yet. */
  askedAt: number | null
}

const frames = new Set<Frame>()

/** `ask` is answered by the thread of a frame. Returns a function for the end of that. */
export function joinFrames(ask: Frame['ask']): () => void {
  const frame: Frame = { ask, askedAt: null }
  frames.add(frame)
  return () => void frames.delete(frame)
}

/**
 * Whether the thread of a frame stands still. Call again and again while a dialog is open. The open list of a frame, its
 * calendar or chooser of colours lies over the page, and goes with the frame when a dialog hides that; but only once
 * the thread of the frame goes on, and a plugin can choose when.
 */
export function isFrameLate(now = performance.now()): boolean {
  let isLate = false
  for (const frame of frames) {
    if (frame.askedAt === null) askAnew(frame, now)
    else if (now - frame.askedAt > answerWithinMs) isLate = true
  }
  return isLate
}

function askAnew(frame: Frame, now: number): void {
  frame.askedAt = now
  const answered = (): void => void (frame.askedAt = null)
  frame.ask().then(answered, answered)
}
