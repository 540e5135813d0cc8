import type { CommandContribution } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'

/** A command that the visitor can choose now. */
export interface PluginCommand {
  release: Release
  command: CommandContribution
  /** The tab in which it runs; null where it runs in a panel. */
  section: string | null
  /** The plugin that has the key, where another one has it. */
  keyOwner: Release | null
}
