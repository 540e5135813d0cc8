import { action, computed, makeObservable, observableRef, runInAction } from 'mobx'
import { mostSections, type PlacedSection } from '@msdat/sdk/contracts/composition'
import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import type { Problem } from '@msdat/sdk/contracts/problem'
import { toProblem } from '../loading/Loadable.ts'

/** A section in the list; `key` stays the same while it is moved and renamed. */
export interface DraftSection extends PlacedSection {
  key: number
}

export type SaveState =
  { status: 'idle' } | { status: 'saving' } | { status: 'saved' } | { status: 'failed'; problem: Problem }

export type SaveSections = (given: {
  id: number
  sections: PlacedSection[]
  updated_at: string
}) => Promise<Dashboard>

const idle: SaveState = { status: 'idle' }

/** The tabs of a dashboard as an admin arranges them, until they are saved. */
export class Composition {
  /** As the server has it. */
  saved: Dashboard
  sections: readonly DraftSection[]
  saveState: SaveState = idle
  readonly #save: SaveSections
  #lastKey = 0

  constructor(dashboard: Dashboard, save: SaveSections) {
    this.#save = save
    this.saved = dashboard
    this.sections = this.#draftOf(dashboard)
    makeObservable(this, {
      saved: observableRef,
      sections: observableRef,
      saveState: observableRef,
      isChanged: computed,
      isFull: computed,
      faults: computed,
      add: action,
      move: action,
      rename: action,
      remove: action,
      adopt: action,
    })
  }

  get isChanged(): boolean {
    return textOf(this.sections) !== textOf(this.saved.sections)
  }

  get isFull(): boolean {
    return this.sections.length >= mostSections
  }

  /** What is wrong with a title, by the key of its section. */
  get faults(): ReadonlyMap<number, string> {
    const faults = new Map<number, string>()
    const titles = this.sections.map(({ title }) => title.trim().toLowerCase())
    for (const [at, { key }] of this.sections.entries()) {
      const title = titles[at] ?? ''
      if (title.length < 2) faults.set(key, 'Give the tab a title of two characters or more.')
      else if (titles.indexOf(title) < at) faults.set(key, 'Another tab has this title.')
    }
    return faults
  }

  add(section: PlacedSection): void {
    this.#change([...this.sections, this.#withKey(section)])
  }

  /** One place up (-1) or down (1); at the end of the list nothing happens. */
  move(key: number, by: -1 | 1): void {
    const from = this.sections.findIndex((section) => section.key === key)
    const to = from + by
    const moved = this.sections[from]
    if (!moved || to < 0 || to >= this.sections.length) return
    const others = this.sections.filter((section) => section !== moved)
    this.#change([...others.slice(0, to), moved, ...others.slice(to)])
  }

  rename(key: number, title: string): void {
    this.#change(this.sections.map((section) => (section.key === key ? { ...section, title } : section)))
  }

  remove(key: number): void {
    this.#change(this.sections.filter((section) => section.key !== key))
  }

  /** Takes a dashboard as it was read, and lets go of what was not saved. */
  adopt(dashboard: Dashboard): void {
    this.saved = dashboard
    this.sections = this.#draftOf(dashboard)
    this.saveState = idle
  }

  async save(): Promise<boolean> {
    if (this.faults.size > 0) {
      const message = 'Nothing was saved. Please correct the titles, then save again.'
      this.#tell({ status: 'failed', problem: { code: 'invalid_input', message } })
      return false
    }
    this.#tell({ status: 'saving' })
    const { id, updated_at } = this.saved
    const sections = this.sections.map(({ key: _, ...section }) => section)
    try {
      const saved = await this.#save({ id, sections, updated_at })
      runInAction(() => {
        this.adopt(saved)
        this.saveState = { status: 'saved' }
      })
      return true
    } catch (error) {
      this.#tell({ status: 'failed', problem: toProblem(error) })
      return false
    }
  }

  #change(sections: readonly DraftSection[]): void {
    // What is on the way to the server is what will be shown.
    if (this.saveState.status === 'saving') return
    this.sections = sections
    this.saveState = idle
  }

  #tell(state: SaveState): void {
    runInAction(() => (this.saveState = state))
  }

  #draftOf({ sections }: Dashboard): DraftSection[] {
    return sections.map((section) => this.#withKey(section))
  }

  #withKey(section: PlacedSection): DraftSection {
    return { ...section, key: ++this.#lastKey }
  }
}

/** What would be saved, as one text. */
function textOf(sections: readonly PlacedSection[]): string {
  return JSON.stringify(
    sections.map(({ id, plugin, contribution, title, options }) => [
      id,
      plugin,
      contribution,
      title.trim(),
      options,
    ]),
  )
}
