import { computed, makeObservable } from 'mobx'
import type { Catalog } from '@msdat/sdk/contracts/reference'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { Names } from './Names.ts'

export class CatalogStore {
  readonly catalog: RemoteValue<Catalog>

  constructor(readCatalog: () => Promise<Catalog>) {
    this.catalog = new RemoteValue(readCatalog)
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
