import { call } from '@msdat/sdk/adapters/call'
import { getSession, login, logout, registerUser } from '@msdat/sdk/contracts/accounts'
import { listDashboards } from '@msdat/sdk/contracts/dashboards'
import { getCoverage } from '@msdat/sdk/contracts/data'
import { getCatalog } from '@msdat/sdk/contracts/reference'
import type { Index } from '@msdat/sdk/contracts/registry'
import { AccountStore } from '../signIn/AccountStore.ts'
import { AppearanceStore } from '../appearance/AppearanceStore.ts'
import { readSystem } from '../appearance/watchSystem.ts'
import { CatalogStore } from '../catalog/CatalogStore.ts'
import { CoverageStore } from '../catalog/CoverageStore.ts'
import { DashboardStore } from '../dashboards/DashboardStore.ts'
import { AlertStore } from '../messages/AlertStore.ts'
import { AnnouncementStore } from '../messages/AnnouncementStore.ts'
import { ToastStore } from '../messages/ToastStore.ts'
import { PluginStore } from '../plugins/PluginStore.ts'
import { createRegistryCalls } from '../review/createRegistryCalls.ts'
import { SelectionStore } from '../selection/SelectionStore.ts'
import type { LocalKeep } from '../services/LocalKeep.ts'
import { TabOrderStore } from '../tabs/TabOrderStore.ts'
import { AddressStore } from './AddressStore.ts'
import { OverlayStore } from './OverlayStore.ts'
import { ServerStore } from './ServerStore.ts'
import type { Stores } from './Stores.ts'

interface Surroundings {
  keep: LocalKeep
  readIndex: () => Promise<Index>
  /** The server answers again. */
  onReturn: () => void
}

/** All stores of the page, each with the calls it makes. */
export function createStores({ keep, readIndex, onReturn }: Surroundings): Stores {
  const address = new AddressStore(window.location)
  const server = new ServerStore((path, request) => fetch(path, request), onReturn)
  const { carry } = server
  const catalog = new CatalogStore(() => call(getCatalog, {}, { fetch: carry }), carry)
  const coverage = new CoverageStore((id) => call(getCoverage, { id }, { fetch: catalog.fetchOfVersion }))
  // The server preloads this very address.
  const dashboards = new DashboardStore(
    address,
    async () => (await call(listDashboards, { size: 1500 }, { fetch: carry })).results,
  )
  const accounts = new AccountStore({
    readSession: () => call(getSession, {}, { fetch: carry }),
    login: (input) => call(login, input, { fetch: carry }),
    logout: () => call(logout, {}, { fetch: carry }),
    register: (input) => call(registerUser, input, { fetch: carry }),
  })
  const tabOrder = new TabOrderStore(keep)
  const plugins = new PluginStore(keep, readIndex)
  return {
    accounts,
    address,
    alerts: new AlertStore(),
    announcements: new AnnouncementStore(),
    appearance: new AppearanceStore(keep, readSystem()),
    catalog,
    coverage,
    dashboards,
    overlays: new OverlayStore(),
    plugins,
    registry: createRegistryCalls(),
    selection: new SelectionStore({ address, catalog, coverage, dashboards, tabOrder }),
    server,
    tabOrder,
    toasts: new ToastStore(),
  }
}
