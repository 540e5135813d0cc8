import { computed, makeObservable } from 'mobx'
import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import type { AddressStore } from '../app/AddressStore.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { dashboardNameIn } from './dashboardPath.ts'

export class DashboardStore {
  readonly dashboards: RemoteValue<Dashboard[]>
  readonly #address: AddressStore

  constructor(address: AddressStore, readDashboards: () => Promise<Dashboard[]>) {
    this.#address = address
    this.dashboards = new RemoteValue(readDashboards)
    makeObservable(this, { current: computed })
  }

  /** The dashboard the address names; null on other pages, while loading, and where there is none. */
  get current(): Dashboard | null {
    const name = dashboardNameIn(this.#address.pathname)?.toLowerCase()
    return this.dashboards.value?.find((dashboard) => dashboard.name.toLowerCase() === name) ?? null
  }
}
