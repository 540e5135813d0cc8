import { computed, makeObservable, observableRef, reaction, runInAction, when } from 'mobx'
import type { Dashboard, Section } from '@msdat/sdk/contracts/dashboards'
import type { Coverage } from '@msdat/sdk/contracts/data'
import { AppError, type Problem } from '@msdat/sdk/contracts/problem'
import type { Selection, SelectionChange } from '@msdat/sdk/contracts/selection'
import type { AddressStore } from '../app/AddressStore.ts'
import type { CatalogStore } from '../catalog/CatalogStore.ts'
import type { CoverageStore } from '../catalog/CoverageStore.ts'
import {
  type Names,
  type AskedView,
  openSection,
  readAddress,
  resolveIndicator,
  resolveSelection,
  type ResolvedView,
} from '@msdat/sdk/view'
import type { DashboardStore } from '../dashboards/DashboardStore.ts'
import type { TabOrderStore } from '../tabs/TabOrderStore.ts'
import { settingsIn, withSettings } from '../settings/settingAddress.ts'
import { applyChange } from './applyChange.ts'
import { keepNewest } from './keepNewest.ts'
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
  /** The settings of tabs that are not open, as they were left in this visit. */
  readonly #leftSettings = new Map<string, [string, string][]>()

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
    return readAddress(this.#sources.address)
  }

  /** The open tab: the one asked for by name, else by number, else the dashboard's own choice, else the first. */
  get section(): Section | null {
    const { dashboards, tabOrder } = this.#sources
    const { current } = dashboards
    return current && openSection(current, this.asked, tabOrder.sectionsOf(current))
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

  /** Why what is asked for cannot be shown; null while it may still come. */
  get problem(): Problem | null {
    const state = this.indicator === null ? null : this.#sources.coverage.of(this.indicator)?.state
    return state?.status === 'failed' ? state.problem : null
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

  /**
   * Asks for another view; resolves with what is then shown. What a plugin changes is no step of the visitor's: it
   * takes the place of the view before, or the way back would lead through all of it.
   */
  async change(change: SelectionChange, by: 'visitor' | 'plugin' = 'visitor'): Promise<Selection> {
    const shown = this.shown
    if (!shown) throw new AppError('unavailable', 'The page is still loading. Please try again in a moment.')
    const { resolved } = this
    // While an earlier change is still being resolved, what was asked counts, lest it be lost.
    const base = resolved?.selection ?? { ...followed(shown.selection), ...this.asked.selection }
    const next = applyChange(base, change, shown.names)
    // What is asked for and already shown is no visit of its own, and what was said about the view stays true.
    if (resolved && JSON.stringify(next) === JSON.stringify(base)) return resolved.selection
    const to = resolved ? this.newestOf(next, change, resolved) : next
    this.#sources.address.go(this.addressOf(to), { replace: by === 'plugin' })
    await when(() => this.resolved !== null || this.problem !== null)
    if (this.resolved) return this.resolved.selection
    throw new AppError(
      'unavailable',
      this.problem?.message ?? 'This view could not be loaded. Please try again.',
    )
  }

  openSection(section: string): void {
    // To press the open tab is no visit of its own.
    if (section === this.section?.id) return
    const to = this.link(section)
    if (this.section)
      this.#leftSettings.set(this.keyOf(this.section.id), settingsIn(this.#sources.address.search))
    this.#sources.address.go(to)
  }

  /**
   * The link to what is shown, whole, so that it shows the same to whoever opens it. The tab is in it even
   * where the address names none: whoever opens it may have put another one first.
   */
  link(section = this.section?.id): string {
    const { address } = this.#sources
    if (this.shown) return this.addressOf(this.shown.selection, section)
    return address.pathname + withSettings(naming(section, address.search), this.settingsOf(section))
  }

  /** Puts the settings of the open tab into the address; the step back is not one through them. */
  putSettings(settings: readonly (readonly [string, string])[]): void {
    const { address } = this.#sources
    const search = withSettings(naming(this.section?.id, address.search), settings)
    if (search !== address.search) address.go(address.pathname + search + address.hash, { replace: true })
  }

  private newestOf(next: SelectionChange, change: SelectionChange, shown: ShownView): SelectionChange {
    const { datasource } = shown.selection
    const place = change.location
    const hasPlace = shown.coverage.results.some(
      (row) => row.datasource === datasource && row.location === place,
    )
    return keepNewest(next, change, shown, hasPlace)
  }

  private settingsOf(section: string | undefined): [string, string][] {
    if (section === undefined || section === this.section?.id) return settingsIn(this.#sources.address.search)
    return this.#leftSettings.get(this.keyOf(section)) ?? []
  }

  private keyOf(section: string): string {
    return `${this.#sources.dashboards.current?.name}/${section}`
  }

  private addressOf(selection: SelectionChange, section = this.section?.id): string {
    const search = withSettings(writeAddress(section, selection), this.settingsOf(section))
    return this.#sources.address.pathname + search
  }
}

/** What an address that is still being resolved leaves out is for the data to say, and not the view before. */
function followed({ period: _, datasource: __, datasources: ___, ...selection }: Selection): SelectionChange {
  return selection
}

/** The query with the tab in it: whoever opens it may have put another one first. */
function naming(section: string | undefined, search: string): string {
  const query = new URLSearchParams(search)
  if (section) query.set('section', section)
  return `?${query}`
}
