import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import { Composition, type CompositionCalls } from './Composition.ts'

/** What was begun on each dashboard, kept while the admin looks at another. */
export class Compositions {
  readonly #byDashboard = new Map<number, Composition>()
  readonly #calls: CompositionCalls

  constructor(calls: CompositionCalls) {
    this.#calls = calls
  }

  of(dashboard: Dashboard): Composition {
    const known = this.#byDashboard.get(dashboard.id)
    if (known) return known
    const made = new Composition(dashboard, this.#calls)
    this.#byDashboard.set(dashboard.id, made)
    return made
  }
}
