import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import type { Index } from '@msdat/sdk/contracts/registry'
import type { ModuleStore } from '../frames/ModuleStore.ts'
import { modulesFor } from '@msdat/sdk/contracts/modulesFor'

/** Fetches the code of a dashboard's other tabs, so that opening one needs no download. */
export async function warmSections(dashboard: Dashboard, index: Index, modules: ModuleStore): Promise<void> {
  const plugins = new Set(dashboard.sections.map(({ plugin }) => plugin))
  for (const release of index.releases) {
    if (!plugins.has(release.plugin)) continue
    for (const { digest } of modulesFor(release, index)) {
      // What cannot be fetched now is asked for again when its tab is opened.
      await modules.load(digest).catch(() => undefined)
    }
  }
}
