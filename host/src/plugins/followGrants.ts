import { reaction } from 'mobx'
import type { Release } from '@msdat/sdk/contracts/registry'
import type { PluginStore } from './PluginStore.ts'

/** A plugin that may do something else than before, as decided in this tab or in another, starts anew and knows it. */
export function followGrants(
  plugins: PluginStore,
  start: { permissionsChanged(plugin: string): void },
): void {
  const rightsOf = (release: Release): string =>
    JSON.stringify([plugins.granted(release), plugins.heldOff(release).hosts])
  reaction(
    () => new Map(plugins.releases.map((release) => [release, rightsOf(release)])),
    (now, before) => {
      for (const [release, rights] of now)
        if (before.has(release) && before.get(release) !== rights) start.permissionsChanged(release.plugin)
    },
  )
}
