import { autorun, reaction } from 'mobx'
import { applyTheme } from '@msdat/sdk/theme'
import { watchSystem } from '../appearance/watchSystem.ts'
import type { Stores } from '../app/Stores.ts'
import type { FrameHost } from '../frames/FrameHost.ts'
import { KeyboardGuard } from '../frames/KeyboardGuard.ts'
import type { RegistryIndex } from '../frames/RegistryIndex.ts'
import { loadOpenSection } from '../plugins/loadOpenSection.ts'

/** A plugin that is switched off must be gone within a minute here too. */
const indexEveryMs = 30_000

/** Starts what an embedded view needs: no session, no activity, no news. */
export function startEmbed(stores: Stores, frameHost: FrameHost, registryIndex: RegistryIndex): void {
  const { appearance, catalog, coverage, dashboards, plugins, selection } = stores
  autorun(() => applyTheme(appearance.theme, document.documentElement))
  watchSystem((system) => appearance.followSystem(system))
  new KeyboardGuard(frameHost, document).watch()
  selection.start()
  reaction(
    () => appearance.theme,
    () => frameHost.themeChanged(),
  )
  reaction(
    () => selection.shown?.selection,
    () => frameHost.selectionChanged(),
  )
  autorun(() => loadOpenSection(stores, frameHost.modules))
  for (const remote of [catalog.catalog, dashboards.dashboards, plugins.index]) void remote.load()
  if (selection.indicator !== null) coverage.want(selection.indicator)
  registryIndex.watch((index) => {
    plugins.index.take(index)
    frameHost.indexChanged(index)
  }, indexEveryMs)
}
