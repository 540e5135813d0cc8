import { Drawing } from './Drawing.ts'
import { DrawingWatch } from './DrawingWatch.ts'
import type { GuardedFrame } from './GuardedFrame.ts'
import type { Running } from './PageSessions.ts'
import { watchEatenPresses } from './watchEatenPresses.ts'
import { watchPlaces } from './watchPlaces.ts'

/** What looks after the frames of a page, and is not needed for its first view. */
export function watchFrames(frames: Running<GuardedFrame>): void {
  watchEatenPresses(frames, document)
  watchPlaces(frames, window)
  new DrawingWatch(frames, new Drawing(document)).watch()
}
