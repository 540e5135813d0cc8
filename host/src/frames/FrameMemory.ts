import type { FaultCount } from './FaultCount.ts'
import type { FrameState } from './FrameState.ts'

/** What is remembered of a contribution in this visit, over all its frames. */
export interface FrameMemory {
  faults: FaultCount
  /** What getState() answered, for the frame that starts next. */
  state: string | null
  off: 'faults' | 'visitor' | 'crash' | 'crashes' | null
  /** The same for all contributions of a plugin. */
  readonly ofPlugin: PluginMemory
}

export interface PluginMemory {
  /** It took the keyboard: it starts again only when the visitor asks for it, whatever is opened and closed meanwhile. */
  stopped: (FrameState & { status: 'failed' }) | null
}
