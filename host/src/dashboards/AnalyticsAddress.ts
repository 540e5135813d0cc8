import { reaction } from 'mobx'
import type { AddressStore } from '../app/AddressStore.ts'
import type { LocalKeep } from '../services/LocalKeep.ts'
import { analyticsPath } from './dashboardPath.ts'

const key = 'advanced-analytics'

/** Remembers in this browser what the visitor last looked at in Advanced Analytics. */
export class AnalyticsAddress {
  readonly #keep: LocalKeep

  constructor(keep: LocalKeep) {
    this.#keep = keep
  }

  follow(address: AddressStore): () => void {
    return reaction(
      () => (address.pathname === analyticsPath ? address.search : ''),
      (search) => search && this.#keep.write(key, search),
      { fireImmediately: true },
    )
  }

  /** Where `/advanced_analytics` leads: to what its query names, else to what was last looked at. */
  pathFor(search: string): string {
    const kept = this.#keep.read(key)
    return analyticsPath + (search || (typeof kept === 'string' && kept.startsWith('?') ? kept : ''))
  }
}
