import { call } from '@msdat/sdk/http/call'
import { getSession, login, logout, registerUser } from '@msdat/sdk/contracts/accounts'
import { listDashboards } from '@msdat/sdk/contracts/dashboards'
import { getCoverage } from '@msdat/sdk/contracts/data'
import { getCatalog } from '@msdat/sdk/contracts/reference'
import type { Index } from '@msdat/sdk/contracts/registry'
import { AccountStore } from '../signIn/AccountStore.ts'
import { ActivityStore } from '../activity/ActivityStore.ts'
import { AppearanceStore } from '../appearance/AppearanceStore.ts'
import { readSystem } from '../appearance/watchSystem.ts'
import { CatalogStore } from '../catalog/CatalogStore.ts'
import { CoverageStore } from '../catalog/CoverageStore.ts'
import { PlaceFiguresStore } from '../catalog/PlaceFiguresStore.ts'
import { AnalyticsAddress } from '../dashboards/AnalyticsAddress.ts'
import { DashboardStore } from '../dashboards/DashboardStore.ts'
import { LocalPluginStore, type LocalSources } from '../localPlugin/LocalPluginStore.ts'
import { AlertStore } from '../messages/AlertStore.ts'
import { AnnouncementStore } from '../messages/AnnouncementStore.ts'
import { ToastStore } from '../messages/ToastStore.ts'
import { NewsStore } from '../news/NewsStore.ts'
import { NotificationStore } from '../notifications/NotificationStore.ts'
import { platform } from '../platform/platform.ts'
import { PanelStore } from '../panels/PanelStore.ts'
import { PaperStore } from '../print/PaperStore.ts'
import { PluginStore } from '../plugins/PluginStore.ts'
import { createRegistryCalls } from '../review/createRegistryCalls.ts'
import { SelectionStore } from '../selection/SelectionStore.ts'
import type { LocalKeep } from '../services/LocalKeep.ts'
import { SettingsStore } from '../settings/SettingsStore.ts'
import { createWaitingForms } from '../waiting/createWaitingForms.ts'
import { TabOrderStore } from '../tabs/TabOrderStore.ts'
import { AddressStore } from './AddressStore.ts'
import { OverlayStore } from './OverlayStore.ts'
import { ServerStore } from './ServerStore.ts'
import type { Stores } from './Stores.ts'

interface Surroundings {
  keep: LocalKeep
  local: Omit<LocalSources, 'isDeveloper'>
  readIndex: () => Promise<Index>
  /** The server answers again. */
  onReturn: () => void
}

/** All stores of the page, each with the calls it makes. */
export function createStores({ keep, local, readIndex, onReturn }: Surroundings): Stores {
  const address = new AddressStore(window.location)
  const server = new ServerStore((path, request) => fetch(path, request), onReturn)
  const { carry } = server
  const catalog = new CatalogStore(() => call(getCatalog, {}, { fetch: carry }), carry)
  const coverage = new CoverageStore((id) => call(getCoverage, { id }, { fetch: catalog.fetchOfVersion }))
  // The server preloads this very address.
  const dashboards = new DashboardStore(
    address,
    async () => {
      const answer = await call(listDashboards, { size: 1500 }, { fetch: carry })
      return Array.isArray(answer) ? answer : answer.results
    },
    () => localPlugin.release,
  )
  const accounts = new AccountStore({
    readSession: () => call(getSession, {}, { fetch: carry }),
    login: (input) => call(login, input, { fetch: carry }),
    enterCode: async (input) => {
      const { enterSecondFactor } = await import('@msdat/sdk/contracts/secondFactor')
      return call(enterSecondFactor, input, { fetch: carry })
    },
    logout: () => call(logout, {}, { fetch: carry }),
    register: (input) => call(registerUser, input, { fetch: carry }),
  })
  const toasts = new ToastStore()
  const tabOrder = new TabOrderStore(keep)
  const localPlugin: LocalPluginStore = new LocalPluginStore({
    ...local,
    isDeveloper: () => plugins.isDeveloper,
  })
  const plugins = new PluginStore(keep, readIndex, localPlugin)
  const selection = new SelectionStore({ address, catalog, coverage, dashboards, tabOrder })
  return {
    accounts,
    activity: new ActivityStore(keep),
    address,
    alerts: new AlertStore(),
    analytics: new AnalyticsAddress(keep),
    announcements: new AnnouncementStore(),
    appearance: new AppearanceStore(keep, readSystem(), platform.colours),
    catalog,
    coverage,
    dashboards,
    localPlugin,
    news: new NewsStore(keep),
    notifications: new NotificationStore(async () => {
      const { listNotifications } = await import('@msdat/sdk/contracts/notifications')
      return (await call(listNotifications, { is_read: false, size: 1 }, { fetch: carry })).count
    }),
    overlays: new OverlayStore(),
    panels: new PanelStore(),
    paper: new PaperStore(),
    placeFigures: new PlaceFiguresStore(async (id) => {
      const { listIndicatorsOfPlace } = await import('@msdat/sdk/contracts/availability')
      return call(listIndicatorsOfPlace, { id }, { fetch: catalog.fetchOfVersion })
    }),
    plugins,
    registry: createRegistryCalls(),
    selection,
    server,
    settings: new SettingsStore({ address, catalog, plugins, selection }),
    tabOrder,
    toasts,
    waiting: createWaitingForms(toasts),
  }
}
