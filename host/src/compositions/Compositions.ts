import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import { Composition, type SaveSections } from './Composition.ts'

/** What was begun on each dashboard, kept while the admin looks at another. */
export class Compositions {
  readonly #byDashboard = new Map<number, Composition>()
  readonly #save: SaveSections

  constructor(save: SaveSections) {
    this.#save = save
  }

  of(dashboard: Dashboard): Composition {
    const known = this.#byDashboard.get(dashboard.id)
    if (known) return known
    const made = new Composition(dashboard, this.#save)
    this.#byDashboard.set(dashboard.id, made)
    return made
  }
}
