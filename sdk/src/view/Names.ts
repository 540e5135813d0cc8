import { levels } from '../contracts/levels.ts'
import type { Catalog, DataSource, Indicator, Location } from '../contracts/reference.ts'

/** The catalog by id: what things are called and which place lies in which. */
export class Names {
  readonly catalog: Catalog
  readonly #indicators: Map<number, Indicator>
  readonly #datasources: Map<number, DataSource>
  readonly #locations: Map<number, Location>

  constructor(catalog: Catalog) {
    this.catalog = catalog
    this.#indicators = new Map(catalog.indicators.map((row) => [row.id, row]))
    this.#datasources = new Map(catalog.datasources.map((row) => [row.id, row]))
    this.#locations = new Map(catalog.locations.map((row) => [row.id, row]))
  }

  indicator(id: number): Indicator | undefined {
    return this.#indicators.get(id)
  }

  datasource(id: number): DataSource | undefined {
    return this.#datasources.get(id)
  }

  location(id: number): Location | undefined {
    return this.#locations.get(id)
  }

  indicatorName(id: number): string {
    return this.#indicators.get(id)?.short_name ?? `indicator ${id}`
  }

  sourceName(id: number): string {
    return this.#datasources.get(id)?.datasource ?? `source ${id}`
  }

  placeName(id: number): string {
    return this.#locations.get(id)?.name ?? `place ${id}`
  }

  /** The place itself, then what it lies in, up to the nation. */
  chainOf(location: number): number[] {
    const chain: number[] = []
    let next: number | null | undefined = location
    while (next && !chain.includes(next)) {
      chain.push(next)
      next = this.#locations.get(next)?.parent
    }
    return chain
  }

  isWithin(location: number, outer: number): boolean {
    // The nation holds every place, also where the list states no parent.
    return this.#locations.get(outer)?.level === levels.national || this.chainOf(location).includes(outer)
  }
}
