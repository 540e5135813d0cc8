import type { Stores } from '../app/Stores.ts'
import type { FrameHost } from '../frames/FrameHost.ts'
import type { PluginCommand } from './PluginCommand.ts'

/** Opens the panel or the tab, and hands the command to its frame, which may have to start first. */
export function runPluginCommand(
  { panels, selection }: Pick<Stores, 'panels' | 'selection'>,
  frameHost: FrameHost,
  { release, command, section }: PluginCommand,
): void {
  if (section === null) panels.expand(`${release.plugin}/${command.runsIn}`)
  else selection.openSection(section)
  // Until the list has closed no frame is displayed, and none can take the keyboard.
  setTimeout(() => frameHost.runCommand(release.plugin, command.runsIn, command.id))
}
