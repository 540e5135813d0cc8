import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { AnyEndpoint } from '@msdat/sdk/contracts/endpoint'
import type { Problem } from '@msdat/sdk/contracts/problem'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { readQuery, writeQuery, type ListQuery } from './ListQuery.ts'

/** One page of rows, as every list endpoint answers it. */
export interface RowPage<Row> {
  count: number
  results: Row[]
}

interface PlaceOfList {
  pathname: string
  search: string
  hash: string
  go(to: string, options?: { replace?: boolean }): void
}

export interface ListOptions<Row> {
  endpoint: AnyEndpoint
  read: (query: Record<string, string | number>) => Promise<RowPage<Row>>
  idOf(row: Row): string | number
  /** Rows on a page. */
  size: number
  /** Asked for along with everything, and changed by nobody here. */
  always?: ListQuery
  /** Of a list that is a page: search, order and page stand in its address. */
  place?: PlaceOfList
}

const searchAfterMs = 300

/** The rows of a list endpoint that are shown, what was asked for, and which rows are chosen. Draws nothing. */
export class ListStore<Row> {
  query: ListQuery
  /** As it stands in the search field; asked for once the typing rests. */
  typed: string
  isReading = false
  chosen: ReadonlySet<string | number> = new Set()
  readonly options: ListOptions<Row>
  readonly rows: RemoteValue<RowPage<Row>, ListQuery>
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: ListOptions<Row>) {
    this.options = options
    this.query = options.place ? readQuery(options.endpoint, options.place.search) : {}
    this.typed = this.query['search'] ?? ''
    this.rows = new RemoteValue((query) => options.read({ size: options.size, ...query, ...options.always }))
    makeObservable(this, {
      query: observableRef,
      typed: observable,
      isReading: observable,
      chosen: observableRef,
      page: computed,
      pageCount: computed,
      isNarrowed: computed,
      problem: computed,
      type: action,
      choose: action,
      chooseAll: action,
      clearChosen: action,
    })
  }

  get page(): number {
    return Math.max(1, Number(this.query['page'] ?? 1) || 1)
  }

  get pageCount(): number {
    return Math.max(1, Math.ceil((this.rows.value?.count ?? 0) / this.options.size))
  }

  /** Whether a search or a filter holds rows back. */
  get isNarrowed(): boolean {
    return Object.keys(this.query).some((name) => name !== 'page' && name !== 'ordering')
  }

  /** Why the rows could not be read, or not be read anew: then the ones that are shown may be old. */
  get problem(): Problem | null {
    return this.rows.state.status === 'failed' ? this.rows.state.problem : this.rows.reloadProblem
  }

  /** Reads what is asked for now, for the first time or anew. */
  async load(): Promise<void> {
    runInAction(() => (this.isReading = true))
    const asked = this.query
    await this.rows.load(asked)
    if (asked === this.query) runInAction(() => (this.isReading = false))
    // Rows were removed since, and with them the page.
    if (this.problem?.code === 'not_found' && this.page > 1) this.goTo(1)
  }

  type(text: string): void {
    this.typed = text
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => this.#ask({ search: text.trim(), page: '' }, { replace: true }),
      searchAfterMs,
    )
  }

  /** By this column upwards, then downwards. */
  sort(name: string): void {
    this.#ask({ ordering: this.query['ordering'] === name ? `-${name}` : name, page: '' })
  }

  /** An empty text takes the filter away. */
  filter(name: string, value: string): void {
    this.#ask({ [name]: value, page: '' })
  }

  goTo(page: number): void {
    this.#ask({ page: page > 1 ? String(page) : '' })
  }

  /** The address names something else now: the visitor went back. */
  follow(search: string): void {
    const query = readQuery(this.options.endpoint, search)
    if (JSON.stringify(query) === JSON.stringify(this.query)) return
    runInAction(() => Object.assign(this, { query, typed: query['search'] ?? '' }))
    void this.load()
  }

  choose(id: string | number, isChosen: boolean): void {
    const chosen = new Set(this.chosen)
    if (isChosen) chosen.add(id)
    else chosen.delete(id)
    this.chosen = chosen
  }

  /** All rows of this page, or none of them. */
  chooseAll(isChosen: boolean): void {
    for (const row of this.rows.value?.results ?? []) this.choose(this.options.idOf(row), isChosen)
  }

  clearChosen(): void {
    this.chosen = new Set()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #ask(change: ListQuery, { replace = false } = {}): void {
    const asked = Object.entries({ ...this.query, ...change }).filter(([, value]) => value !== '')
    const query = Object.fromEntries(asked)
    const isOtherRows = Object.keys(change).some((name) => name !== 'page' && name !== 'ordering')
    runInAction(() => {
      this.query = query
      // What is chosen must be seen: nobody deletes rows that a filter hides.
      if (isOtherRows) this.chosen = new Set()
    })
    const { endpoint, place } = this.options
    place?.go(place.pathname + writeQuery(endpoint, place.search, query) + place.hash, { replace })
    void this.load()
  }
}
