import { autorun, reaction } from 'mobx'
import { applyTheme } from '@msdat/sdk/theme'
import { watchSystem } from '../appearance/watchSystem.ts'
import type { FrameHost } from '../frames/FrameHost.ts'
import { KeyboardGuard } from '../frames/KeyboardGuard.ts'
import { guardedFrames, pageSessions } from '../frames/PageSessions.ts'
import { deafenPage, wholePage } from '../parts/deafenPage.ts'
import { loadOpenSection } from '../plugins/loadOpenSection.ts'
import { atMostEvery } from './atMostEvery.ts'
import type { Stores } from './Stores.ts'

/**
 * What looks comes after the first script: the drawing is looked at every five seconds, and hardly anybody opens a list of
 * a plugin sooner.
 */
const watchAfterMs = 5_000
/** A plugin that may set the looks could signal by them to all others, which need no permission to hear of them. */
const looksEveryMs = 1_000

/** What whole pages and embedded views have in common: looks, view and keyboard of the page reach the frames. */
export function keepInStep(stores: Stores, frameHost: FrameHost): void {
  const { appearance, selection } = stores
  autorun(() => applyTheme(appearance.theme, document.documentElement))
  watchSystem((system) => appearance.followSystem(system))
  pageSessions.join(frameHost)
  new KeyboardGuard(guardedFrames, document, () => deafenPage(wholePage)).watch()
  setTimeout(() => void watchLater(), watchAfterMs)
  selection.start()
  const tellTheme = (): void => frameHost.themeChanged()
  const tellThemeInTime = atMostEvery(looksEveryMs, tellTheme)
  reaction(
    () => appearance.theme,
    // Paper does not wait.
    () => (appearance.isPrinting ? tellTheme() : tellThemeInTime()),
  )
  reaction(
    () => selection.shown?.selection,
    () => frameHost.selectionChanged(),
  )
  autorun(() => loadOpenSection(stores, frameHost.modules))
}

/** Where its code cannot be had now, it is asked for again. */
async function watchLater(): Promise<void> {
  try {
    const { watchFrames } = await import('../frames/watchFrames.ts')
    watchFrames(guardedFrames)
  } catch {
    setTimeout(() => void watchLater(), watchAfterMs)
  }
}
