import type { FrameMemory } from './FrameMemory.ts'
import type { RunningSession } from './RunningSession.ts'

type Known = Pick<RunningSession, 'plugin' | 'contribution' | 'restart'>

/** The same plugin in several places of a page would take the keyboard once in each. */
export function stopCopies(
  sessions: Iterable<Known>,
  guilty: Known,
  memory: FrameMemory,
  failed: FrameMemory['stopped'],
): void {
  memory.stopped = failed
  for (const other of sessions) {
    const isCopy = other.plugin === guilty.plugin && other.contribution === guilty.contribution
    // It finds in the memory that all share that it is stopped.
    if (isCopy && other !== guilty) other.restart()
  }
}
