import { action, computed, makeObservable, observableRef } from 'mobx'
import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import type { Release } from '@msdat/sdk/contracts/registry'
import type { AddressStore } from '../app/AddressStore.ts'
import { withLocalSections } from '../localPlugin/withLocalSections.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { dashboardAt, withoutEmbed } from '@msdat/sdk/view'

/** A dashboard that is none of the platform's own, such as one that somebody has built. */
export interface Guest {
  /** What the addresses begin with at which it is the current one. */
  path: string
  dashboard: Dashboard
  /** It is shown beside a page that has a title of its own. */
  isPreview: boolean
}

export class DashboardStore {
  readonly dashboards: RemoteValue<Dashboard[]>
  guest: Guest | null = null
  readonly #address: AddressStore
  readonly #localPlugin: () => Release | null

  constructor(
    address: AddressStore,
    readDashboards: () => Promise<Dashboard[]>,
    localPlugin: () => Release | null = () => null,
  ) {
    this.#address = address
    this.#localPlugin = localPlugin
    this.dashboards = new RemoteValue(readDashboards)
    makeObservable(this, {
      current: computed,
      guest: observableRef,
      hasPageTitle: computed,
      host: action,
      leave: action,
    })
  }

  /** The dashboard the address names; null on other pages, while loading, and where there is none. */
  get current(): Dashboard | null {
    const { guest } = this
    if (guest && this.#address.pathname.startsWith(guest.path)) return guest.dashboard
    const found = dashboardAt(this.dashboards.value ?? [], withoutEmbed(this.#address.pathname))
    return found && withLocalSections(found, this.#localPlugin())
  }

  /** Whether its title is that of the page. */
  get hasPageTitle(): boolean {
    return this.current !== null && !(this.guest?.isPreview && this.current === this.guest.dashboard)
  }

  /** Makes a dashboard the current one at its address. */
  host(guest: Guest): void {
    this.guest = guest
  }

  /** The page that brought it is gone. */
  leave(path: string): void {
    if (this.guest?.path === path) this.guest = null
  }
}
