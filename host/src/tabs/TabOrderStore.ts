import { makeObservable, observable, action } from 'mobx'
import type { Dashboard, Section } from '@msdat/sdk/contracts/dashboards'
import type { LocalKeep } from '../services/LocalKeep.ts'

/** The order of tabs as this visitor put them, by dashboard. */
export class TabOrderStore {
  readonly #orders = observable.map<string, string[]>({}, { deep: false })
  readonly #keep: LocalKeep

  constructor(keep: LocalKeep) {
    this.#keep = keep
    const kept = keep.read('tab-order')
    if (typeof kept === 'object' && kept !== null) {
      for (const [name, order] of Object.entries(kept))
        if (Array.isArray(order)) this.#orders.set(name, order)
    }
    makeObservable(this, { move: action })
  }

  /** Sections the visitor has not placed stand behind the placed ones, as the dashboard has them. */
  sectionsOf(dashboard: Dashboard): Section[] {
    const order = this.#orders.get(dashboard.name) ?? []
    const rank = (section: Section): number =>
      order.includes(section.id) ? order.indexOf(section.id) : order.length
    return [...dashboard.sections].sort((one, other) => rank(one) - rank(other))
  }

  move(dashboard: Dashboard, section: string, to: number): void {
    const order = this.sectionsOf(dashboard)
      .map(({ id }) => id)
      .filter((id) => id !== section)
    order.splice(Math.max(0, Math.min(to, order.length)), 0, section)
    this.#orders.set(dashboard.name, order)
    this.#keep.write('tab-order', Object.fromEntries(this.#orders))
  }
}
