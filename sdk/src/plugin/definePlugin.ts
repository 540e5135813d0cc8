import type { ComponentType } from 'react'

export interface ContributionDefinition {
  /** Rendered into the frame when the host shows this contribution. */
  view: ComponentType
}

export interface PluginDefinition {
  /** By contribution id, as in manifest.json. */
  contributions: Record<string, ContributionDefinition>
}

let defined: PluginDefinition | null = null

/** Called once, by the entry module of a plugin. */
export function definePlugin(definition: PluginDefinition): void {
  if (defined) throw new Error('definePlugin was called twice; a plugin has one definition.')
  defined = definition
}

/** Takes the definition, so that tests can define one plugin after another. */
export function takeDefinition(): PluginDefinition | null {
  const taken = defined
  defined = null
  return taken
}
