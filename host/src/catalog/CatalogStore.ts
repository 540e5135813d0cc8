import { computed, makeObservable } from 'mobx'
import type { Catalog } from '@msdat/sdk/contracts/reference'
import { fetchOfVersion, type Fetch } from '../loading/fetchOfVersion.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { Names } from '@msdat/sdk/view'

export class CatalogStore {
  readonly catalog: RemoteValue<Catalog>

  /** Carries calls whose answers depend on the data version alone. */
  readonly fetchOfVersion: Fetch

  constructor(readCatalog: () => Promise<Catalog>, carry: Fetch = fetch) {
    this.catalog = new RemoteValue(readCatalog)
    this.fetchOfVersion = fetchOfVersion(() => this.catalog.value?.version ?? null, carry)
    makeObservable(this, { names: computed, indicatorsWithData: computed, sourcesWithData: computed })
  }

  get names(): Names | null {
    const catalog = this.catalog.value
    return catalog && new Names(catalog)
  }

  get indicatorsWithData(): number {
    return this.catalog.value?.indicators.filter((row) => row.datasources.length > 0).length ?? 0
  }

  get sourcesWithData(): number {
    return new Set(this.catalog.value?.indicators.flatMap((row) => row.datasources)).size
  }
}
