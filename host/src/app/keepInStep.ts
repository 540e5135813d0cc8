import { autorun, reaction } from 'mobx'
import { applyTheme } from '@msdat/sdk/theme'
import { watchSystem } from '../appearance/watchSystem.ts'
import type { FrameHost } from '../frames/FrameHost.ts'
import { Drawing } from '../frames/Drawing.ts'
import { DrawingWatch } from '../frames/DrawingWatch.ts'
import { KeyboardGuard } from '../frames/KeyboardGuard.ts'
import { loadOpenSection } from '../plugins/loadOpenSection.ts'
import type { Stores } from './Stores.ts'

/** What whole pages and embedded views have in common: looks, view and keyboard of the page reach the frames. */
export function keepInStep(stores: Stores, frameHost: FrameHost): void {
  const { appearance, selection } = stores
  autorun(() => applyTheme(appearance.theme, document.documentElement))
  watchSystem((system) => appearance.followSystem(system))
  new KeyboardGuard(frameHost, document).watch()
  new DrawingWatch(frameHost, new Drawing(document)).watch()
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
}
