import { autorun, reaction, runInAction, when } from 'mobx'
import { checkAhead } from '@msdat/sdk/plugin/bridge/bridge'
import type { FrameHost } from '../frames/FrameHost.ts'
import type { RegistryIndex } from '../frames/RegistryIndex.ts'
import { followLocalPlugin } from '../localPlugin/followLocalPlugin.ts'
import { followGrants } from '../plugins/followGrants.ts'
import { warmSections } from '../plugins/warmSections.ts'
import { isNewsInTheWay } from '../news/isNewsInTheWay.ts'
import { watchNews } from '../news/watchNews.ts'
import { watchPrinting } from '../print/watchPrinting.ts'
import { watchWaitingForms } from '../waiting/createWaitingForms.ts'
import { keepInStep } from './keepInStep.ts'
import { keepPage } from './keepPage.ts'
import { loadPage } from './loadPage.ts'
import type { Stores } from './Stores.ts'

/**
 * A disabled plugin must be gone from an open page within a minute. Who looks at the page has what was approved within
 * ten seconds, of which its build takes one to four.
 */
const indexPace = { everyMs: 20_000, shownEveryMs: 5_000 }
const catalogEveryMs = 5 * 60_000
const syncToastMs = 500
/** The page itself is drawn before. */
const checkAfterMs = 50
/** Where nothing is drawn, as on a dashboard without sections, what can wait starts all the same. */
const drawnAfterMs = 8_000

/** Starts what the page needs and keeps stores, frames and looks in step. */
export function startUp(stores: Stores, frameHost: FrameHost, registryIndex: RegistryIndex): void {
  const { accounts, catalog, coverage, dashboards, notifications } = stores
  const { placeFigures, plugins } = stores
  watchPrinting(stores, frameHost)
  keepInStep(stores, frameHost)
  stores.analytics.follow(stores.address)
  reaction(
    () => catalog.catalog.value?.version,
    (version, before) => {
      if (!version || !before) return
      stores.toasts.show({ tone: 'info', message: 'Data Synchronizing', forMs: syncToastMs })
      coverage.reload()
      placeFigures.forget()
      // An admin may have composed a dashboard anew.
      void dashboards.dashboards.load()
      frameHost.dataChanged(version)
    },
  )
  // Each plugin asks for the catalog first, and the page has nothing to do while its frame is on the way.
  reaction(
    () => catalog.catalog.value,
    (value) => value && setTimeout(() => checkAhead('data.catalog', value), checkAfterMs),
    { fireImmediately: true },
  )
  reaction(
    () => accounts.user?.id ?? null,
    (user) => notifications.follow(user),
    { fireImmediately: true },
  )
  autorun(() => frameHost.records.setOn(plugins.isDeveloper))
  followLocalPlugin(stores, frameHost)
  followGrants(plugins, frameHost)
  // A panel that comes by itself has something to tell: without the server it would not.
  const isCutOff = (): boolean => !navigator.onLine || stores.server.isAway
  watchNews(stores.news, () => isCutOff() || isNewsInTheWay(stores.address))
  // Kept of those alone who are signed in.
  when(
    () => accounts.user !== null,
    () => void startActivity(stores),
  )
  loadPage(stores)
  watchWaitingForms(stores.waiting)
  // What plugins keep is there too, and changes often.
  window.addEventListener('storage', ({ key }) => key?.startsWith('msdat:plugin:') || plugins.refresh())
  window.addEventListener('pageshow', ({ persisted }) => persisted && plugins.refresh())
  window.addEventListener('online', () => connectionIsBack(stores, frameHost))
  registryIndex.watch((index) => {
    plugins.index.take(index)
    frameHost.indexChanged(index)
  }, indexPace)
  setInterval(() => void catalog.catalog.load(), catalogEveryMs)
  // The open tab comes first; its page and the other tabs' code are fetched once it has surely been drawn.
  reaction(
    () =>
      frameHost.isDrawn &&
      dashboards.current &&
      plugins.index.value && { dashboard: dashboards.current, index: plugins.index.value },
    (ready) => ready && void warmSections(ready.dashboard, ready.index, frameHost.modules),
  )
  when(
    () => frameHost.isDrawn,
    () => void keepPage(),
  )
  setTimeout(() => runInAction(() => (frameHost.isDrawn = true)), drawnAfterMs)
}

async function startActivity(stores: Stores): Promise<void> {
  const part = await import('../activity/watchActivity.ts').catch(() => null)
  part?.watchActivity(stores)
}

/** The network or the server was away: what could not be had is fetched, and what could not start does. */
export function connectionIsBack(stores: Stores, frameHost: FrameHost): void {
  loadPage(stores)
  stores.server.fetchAwaited()
  frameHost.connectionIsBack(stores.catalog.catalog.value?.version ?? null)
}
