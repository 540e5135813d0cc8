import { createContext, useContext } from 'react'
import type { AccountStore } from '../signIn/AccountStore.ts'
import type { ActivityStore } from '../activity/ActivityStore.ts'
import type { AppearanceStore } from '../appearance/AppearanceStore.ts'
import type { CatalogStore } from '../catalog/CatalogStore.ts'
import type { CoverageStore } from '../catalog/CoverageStore.ts'
import type { PlaceFiguresStore } from '../catalog/PlaceFiguresStore.ts'
import type { AnalyticsAddress } from '../dashboards/AnalyticsAddress.ts'
import type { DashboardStore } from '../dashboards/DashboardStore.ts'
import type { LocalPluginStore } from '../localPlugin/LocalPluginStore.ts'
import type { AlertStore } from '../messages/AlertStore.ts'
import type { AnnouncementStore } from '../messages/AnnouncementStore.ts'
import type { ToastStore } from '../messages/ToastStore.ts'
import type { NewsStore } from '../news/NewsStore.ts'
import type { NotificationStore } from '../notifications/NotificationStore.ts'
import type { PanelStore } from '../panels/PanelStore.ts'
import type { PaperStore } from '../print/PaperStore.ts'
import type { PluginStore } from '../plugins/PluginStore.ts'
import type { RegistryCalls } from '../review/RegistryCalls.ts'
import type { SelectionStore } from '../selection/SelectionStore.ts'
import type { SettingsStore } from '../settings/SettingsStore.ts'
import type { TabOrderStore } from '../tabs/TabOrderStore.ts'
import type { WaitingForms } from '../waiting/WaitingForms.ts'
import type { AddressStore } from './AddressStore.ts'
import type { OverlayStore } from './OverlayStore.ts'
import type { ServerStore } from './ServerStore.ts'

/** One store per domain word, made in main.tsx. */
export interface Stores {
  accounts: AccountStore
  activity: ActivityStore
  address: AddressStore
  alerts: AlertStore
  analytics: AnalyticsAddress
  announcements: AnnouncementStore
  appearance: AppearanceStore
  catalog: CatalogStore
  coverage: CoverageStore
  dashboards: DashboardStore
  localPlugin: LocalPluginStore
  news: NewsStore
  notifications: NotificationStore
  overlays: OverlayStore
  panels: PanelStore
  paper: PaperStore
  placeFigures: PlaceFiguresStore
  plugins: PluginStore
  registry: RegistryCalls
  selection: SelectionStore
  server: ServerStore
  settings: SettingsStore
  tabOrder: TabOrderStore
  toasts: ToastStore
  waiting: WaitingForms
}

const StoresContext = createContext<Stores | null>(null)
export const StoresProvider = StoresContext.Provider

export function useStores(): Stores {
  const stores = useContext(StoresContext)
  if (!stores) throw new Error('useStores needs a StoresProvider above it')
  return stores
}
