import { keepInStep } from '../app/keepInStep.ts'
import type { Stores } from '../app/Stores.ts'
import type { FrameHost } from '../frames/FrameHost.ts'
import type { RegistryIndex } from '../frames/RegistryIndex.ts'

/** A plugin that is switched off must be gone within a minute here too. */
const indexPace = { everyMs: 30_000 }

/** Starts what an embedded view needs: no session, no activity, no news. */
export function startEmbed(stores: Stores, frameHost: FrameHost, registryIndex: RegistryIndex): void {
  const { catalog, coverage, dashboards, plugins, selection } = stores
  // Nobody chooses looks here: those of the visitor's device are taken.
  stores.appearance.change({ scheme: 'system' })
  keepInStep(stores, frameHost)
  for (const remote of [catalog.catalog, dashboards.dashboards, plugins.index]) void remote.load()
  if (selection.indicator !== null) coverage.want(selection.indicator)
  registryIndex.watch((index) => {
    plugins.index.take(index)
    frameHost.indexChanged(index)
  }, indexPace)
}
