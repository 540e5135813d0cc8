import { action, computed, makeObservable, observableRef, runInAction } from 'mobx'
import { mostSections, type PlacedSection } from '@msdat/sdk/contracts/composition'
import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import type { Problem } from '@msdat/sdk/contracts/problem'
import type { SaveState } from '../forms/SaveState.ts'
import type { SettingValues } from '@msdat/sdk/contracts/settings'
import { toProblem } from '../loading/Loadable.ts'

/** A section in the list; `key` stays the same while it is moved and renamed. */
export interface DraftSection extends PlacedSection {
  key: number
}

export interface CompositionCalls {
  save(given: { id: number; sections: PlacedSection[]; updated_at: string }): Promise<Dashboard>
  /** As it is on the server now. */
  read(id: number): Promise<Dashboard>
}

const idle: SaveState<Dashboard> = { status: 'idle' }

/** The tabs of a dashboard as an admin arranges them, until they are saved. */
export class Composition {
  /** As the server has it. */
  saved: Dashboard
  sections: readonly DraftSection[]
  saveState: SaveState<Dashboard> = idle
  readonly #calls: CompositionCalls
  #lastKey = 0

  constructor(dashboard: Dashboard, calls: CompositionCalls) {
    this.#calls = calls
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
      preset: action,
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

  /** So many places up (negative) or down; past the ends of the list nothing happens. */
  move(key: number, by: number): void {
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

  /** With which settings it opens. */
  preset(key: number, presets: SettingValues): void {
    this.#change(
      this.sections.map((section) => (section.key === key ? withOptions(section, presets) : section)),
    )
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
      const saved = await this.#calls.save({ id, sections, updated_at })
      runInAction(() => {
        this.adopt(saved)
        this.saveState = { status: 'saved' }
      })
      return true
    } catch (error) {
      await this.#refused(toProblem(error))
      return false
    }
  }

  /** In a conflict: one's own tabs in place of what somebody else has saved. */
  async keepMine(): Promise<boolean> {
    if (this.saveState.status !== 'conflict') return false
    const { theirs } = this.saveState
    runInAction(() => (this.saved = theirs))
    return this.save()
  }

  /** What was changed here stays until the other version is there to choose from. */
  async #refused(problem: Problem): Promise<void> {
    const theirs =
      problem.code === 'conflict' ? await this.#calls.read(this.saved.id).catch(() => null) : null
    this.#tell(theirs ? { status: 'conflict', problem, theirs } : { status: 'failed', problem })
  }

  #change(sections: readonly DraftSection[]): void {
    // What is on the way to the server is what will be shown.
    if (this.saveState.status === 'saving') return
    this.sections = sections
    this.saveState = idle
  }

  #tell(state: SaveState<Dashboard>): void {
    runInAction(() => (this.saveState = state))
  }

  #draftOf({ sections }: Dashboard): DraftSection[] {
    return sections.map((section) => this.#withKey(section))
  }

  #withKey(section: PlacedSection): DraftSection {
    return { ...section, key: ++this.#lastKey }
  }
}

function withOptions({ options: _, ...section }: DraftSection, presets: SettingValues): DraftSection {
  return Object.keys(presets).length > 0 ? { ...section, options: presets } : section
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
