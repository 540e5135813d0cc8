import type { FrameEvent } from '../contracts/bridge.ts'
import { CitedPublications } from './CitedPublications.ts'
import { CommandTable } from './CommandTable.ts'
import type { FrameLink } from './FrameLink.ts'
import { readKept } from './keptText.ts'
import { ResourceCache } from './ResourceCache.ts'
import { Value } from './Value.ts'

/** The frame this code runs in: one plugin, one contribution, so one of each. */
export interface CurrentFrame {
  link: FrameLink
  resources: ResourceCache
  theme: Value<FrameLink['boot']['theme']>
  selection: Value<FrameLink['boot']['selection']>
  settings: Value<FrameLink['boot']['settings']>
  visible: Value<boolean>
  /** The frame fills the window. */
  expanded: Value<boolean>
  commands: CommandTable
  cited: CitedPublications
  /** What is kept across an unload, by key. */
  kept: Map<string, unknown>
}

let current: CurrentFrame | null = null

/** Throws where code that needs the host runs before the frame is connected. */
export function currentFrame(): CurrentFrame {
  if (!current) throw new Error('This runs only inside a plugin frame, or with connectFakeHost() in tests.')
  return current
}

export function connectFrame(link: FrameLink): CurrentFrame {
  const frame: CurrentFrame = {
    link,
    resources: new ResourceCache(),
    theme: new Value(link.boot.theme),
    selection: new Value(link.boot.selection),
    settings: new Value(link.boot.settings),
    visible: new Value(true),
    expanded: new Value(false),
    commands: new CommandTable(),
    cited: new CitedPublications((ids) => void link.call('ui.cite', { ids })),
    kept: readKept(link.boot.state),
  }
  link.listen((event) => hear(frame, event))
  current = frame
  return frame
}

function hear(frame: CurrentFrame, event: FrameEvent): void {
  if (event.name === 'theme') frame.theme.set(event.theme)
  if (event.name === 'selection') frame.selection.set(event.selection)
  if (event.name === 'settings') frame.settings.set(event.settings)
  if (event.name === 'visible') frame.visible.set(event.visible)
  if (event.name === 'expanded') frame.expanded.set(event.isExpanded)
  if (event.name === 'command') frame.commands.run(event.command)
  if (event.name === 'data') frame.resources.reload()
}
