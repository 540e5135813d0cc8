import type { PluginMemory } from './FrameMemory.ts'
import type { RunningSession } from './RunningSession.ts'

type Known = Pick<RunningSession, 'plugin' | 'restart'>

/** A plugin in several places of a page, or with several contributions, would take the keyboard once in each. */
export function stopPlugin(
  sessions: Iterable<Known>,
  guilty: Known,
  memory: PluginMemory,
  failed: PluginMemory['stopped'],
): void {
  memory.stopped = failed
  // Each finds in the memory that all share that it is stopped.
  for (const other of sessions) if (other.plugin === guilty.plugin && other !== guilty) other.restart()
}
