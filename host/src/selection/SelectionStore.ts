import { computed, makeObservable, observableRef, reaction, runInAction, when } from 'mobx'
import type { Dashboard, Section } from '@msdat/sdk/contracts/dashboards'
import type { Coverage } from '@msdat/sdk/contracts/data'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Selection, SelectionChange } from '@msdat/sdk/contracts/selection'
import type { AddressStore } from '../app/AddressStore.ts'
import type { CatalogStore } from '../catalog/CatalogStore.ts'
import type { CoverageStore } from '../catalog/CoverageStore.ts'
import type { Names } from '../catalog/Names.ts'
import type { DashboardStore } from '../dashboards/DashboardStore.ts'
import type { TabOrderStore } from '../tabs/TabOrderStore.ts'
import { applyChange } from './applyChange.ts'
import type { AskedView } from './AskedView.ts'
import { readAddress } from './readAddress.ts'
import { resolveIndicator, resolveSelection, type ResolvedView } from './resolveSelection.ts'
import { writeAddress } from './writeAddress.ts'

export interface ShownView extends ResolvedView {
  dashboard: Dashboard
  coverage: Coverage
  names: Names
}

interface Sources {
  address: AddressStore
  catalog: CatalogStore
  coverage: CoverageStore
  dashboards: DashboardStore
  tabOrder: TabOrderStore
}

/**
 * What the visitor looks at. The address asks, the data answers with the nearest view that exists;
 * every change goes into the address first and comes back from it.
 */
export class SelectionStore {
  /** What is on the screen. It stays while the next view is being found out. */
  shown: ShownView | null = null
  readonly #sources: Sources

  constructor(sources: Sources) {
    this.#sources = sources
    makeObservable(this, {
      shown: observableRef,
      asked: computed,
      section: computed,
      indicator: computed,
      resolved: computed,
    })
  }

  get asked(): AskedView {
    return readAddress(this.#sources.address.search)
  }

  /** The open tab: the asked one, or the first where none is asked for or the asked one is not there. */
  get section(): Section | null {
    const { dashboards, tabOrder } = this.#sources
    const sections = dashboards.current ? tabOrder.sectionsOf(dashboards.current) : []
    return sections.find(({ id }) => id === this.asked.section) ?? sections[0] ?? null
  }

  get indicator(): number | null {
    const { catalog, dashboards } = this.#sources
    if (!catalog.names || !dashboards.current) return null
    const resolving = { asked: this.asked.selection, dashboard: dashboards.current, names: catalog.names }
    return resolveIndicator(resolving).indicator
  }

  get resolved(): ShownView | null {
    const { catalog, dashboards, coverage: coverages } = this.#sources
    const names = catalog.names
    const dashboard = dashboards.current
    const coverage = this.indicator === null ? null : coverages.of(this.indicator)?.value
    if (!names || !dashboard || !coverage) return null
    const view = resolveSelection({ asked: this.asked.selection, dashboard, names }, coverage)
    return { ...view, dashboard, coverage, names }
  }

  private get coverageFault(): string | null {
    const state = this.indicator === null ? null : this.#sources.coverage.of(this.indicator)?.state
    return state?.status === 'failed' ? state.problem.message : null
  }

  /** Follows the address until the answer is called. */
  start(): () => void {
    const { coverage, dashboards } = this.#sources
    const stops = [
      // A reaction to the indicator alone: following the answer too would ask without end while it fails.
      reaction(
        () => this.indicator,
        (indicator) => indicator !== null && coverage.want(indicator),
        { fireImmediately: true },
      ),
      reaction(
        () => this.resolved,
        (view) => view && runInAction(() => (this.shown = view)),
        { fireImmediately: true },
      ),
      // Another dashboard's view must not stand under this one's title.
      reaction(
        () => dashboards.current?.id,
        () => runInAction(() => (this.shown = this.resolved)),
      ),
    ]
    return () => stops.forEach((stop) => stop())
  }

  /** Asks for another view; resolves with what is then shown. */
  async change(change: SelectionChange): Promise<Selection> {
    const shown = this.shown
    if (!shown) throw new AppError('unavailable', 'The page is still loading. Please try again in a moment.')
    // While an earlier change is still being resolved, what was asked counts, lest it be lost.
    const base = this.resolved?.selection ?? { ...shown.selection, ...this.asked.selection }
    const next = applyChange(base, change, shown.names)
    // What is asked for and already shown is no visit of its own, and what was said about the view stays true.
    if (this.resolved && JSON.stringify(next) === JSON.stringify(base)) return base
    this.#sources.address.go(this.addressOf(next))
    await when(() => this.resolved !== null || this.coverageFault !== null)
    if (this.resolved) return this.resolved.selection
    throw new AppError(
      'unavailable',
      this.coverageFault ?? 'This view could not be loaded. Please try again.',
    )
  }

  openSection(section: string): void {
    // To press the open tab is no visit of its own.
    if (section === this.section?.id) return
    this.#sources.address.go(this.link(section))
  }

  /**
   * The link to what is shown, whole, so that it shows the same to whoever opens it. The tab is in it even
   * where the address names none: whoever opens it may have put another one first.
   */
  link(section = this.section?.id): string {
    const { address } = this.#sources
    if (this.shown) return this.addressOf(this.shown.selection, section)
    const query = new URLSearchParams(address.search)
    if (section) query.set('section', section)
    return address.pathname + `?${query}`.replace(/^\?$/, '')
  }

  private addressOf(selection: Selection, section = this.section?.id): string {
    return this.#sources.address.pathname + writeAddress(section, selection)
  }
}
