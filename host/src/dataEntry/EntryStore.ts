import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { CheckedCell, Entry, EntryCell, EntryCheck, NewEntry } from '@msdat/sdk/contracts/dataEntry'
import { AppError, type Problem } from '@msdat/sdk/contracts/problem'
import { toProblem } from '../loading/Loadable.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import type { LocalKeep } from '../services/LocalKeep.ts'
import { placePaste, type PasteGrid } from './placePaste.ts'

export interface EntryCalls {
  save(given: NewEntry & { id: number }): Promise<Entry>
  check(figures: Pick<Entry, 'datasource' | 'period' | 'cells'>): Promise<EntryCheck>
  submit(id: number): Promise<Entry>
}

type Saving = { status: 'saved' | 'waiting' | 'saving' } | { status: 'failed'; problem: Problem }

const saveAfterMs = 1000
const checkAfterMs = 400

interface Typed {
  values: Record<string, string>
  citation: string
  note: string
}

export const cellKey = (indicator: number, location: number): string => `${indicator} ${location}`

/** A table of figures while it is typed: saved by itself, judged as one types. Draws nothing. */
export class EntryStore {
  /** As the server has it. */
  entry: Entry
  values: Readonly<Record<string, string>>
  citation: string
  note: string
  saving: Saving = { status: 'saved' }
  readonly check: RemoteValue<EntryCheck>
  readonly #calls: EntryCalls
  readonly #keep: Pick<LocalKeep, 'read' | 'write'>
  #saveTimer: ReturnType<typeof setTimeout> | undefined
  #checkTimer: ReturnType<typeof setTimeout> | undefined
  #underWay: Promise<boolean> | null = null

  constructor(entry: Entry, calls: EntryCalls, keep: Pick<LocalKeep, 'read' | 'write'>) {
    this.entry = entry
    this.#calls = calls
    this.#keep = keep
    const unsaved = this.#readUnsaved()
    this.values = unsaved?.values ?? valuesOf(entry)
    this.citation = unsaved?.citation ?? entry.citation
    this.note = unsaved?.note ?? entry.note
    const { datasource, period } = entry
    this.check = new RemoteValue(() => calls.check({ datasource, period, cells: this.cells }))
    makeObservable(this, {
      entry: observableRef,
      values: observableRef,
      citation: observable,
      note: observable,
      saving: observableRef,
      cells: computed,
      checked: computed,
      canWrite: computed,
      type: action,
      write: action,
    })
    if (unsaved) this.#changed()
  }

  get canWrite(): boolean {
    const { is_own, state } = this.entry
    return is_own && (state === 'draft' || state === 'changes_requested')
  }

  /** Cells that hold something, row by row. */
  get cells(): EntryCell[] {
    const { indicators, locations } = this.entry
    return locations.flatMap((location) =>
      indicators.flatMap((indicator) => {
        const value = this.values[cellKey(indicator, location)] ?? ''
        return value.trim() === '' ? [] : [{ indicator, location, value }]
      }),
    )
  }

  /** What the importer's rules say of each cell, by its key; of what was typed since, the last answer. */
  get checked(): ReadonlyMap<string, CheckedCell> {
    const cells = this.check.value?.cells ?? []
    return new Map(cells.map((cell) => [cellKey(cell.indicator, cell.location), cell]))
  }

  type(indicator: number, location: number, value: string): void {
    this.#put([{ indicator, location, value }])
  }

  /** Answers what found no place. */
  paste(text: string, grid: PasteGrid, at: { indicator: number; location: number }): string[] {
    const { cells, leftOut } = placePaste(text, grid, at)
    this.#put(cells)
    return leftOut
  }

  write(part: Partial<Pick<Typed, 'citation' | 'note'>>): void {
    Object.assign(this, part)
    this.#changed()
  }

  /** Saves what is not saved yet; returns whether all is. */
  async save(): Promise<boolean> {
    clearTimeout(this.#saveTimer)
    // One at a time: each save says which edition it follows on.
    if (this.#underWay) await this.#underWay
    if (this.saving.status === 'saved') return true
    this.#underWay = this.#send()
    const isSaved = await this.#underWay
    this.#underWay = null
    return isSaved
  }

  /** Hands the table in; throws what the server answers. */
  async submit(): Promise<void> {
    const isSaved = await this.save()
    if (!isSaved && this.saving.status === 'failed') {
      const { code, message } = this.saving.problem
      throw new AppError(code, message)
    }
    const entry = await this.#calls.submit(this.entry.id)
    runInAction(() => (this.entry = entry))
  }

  stop(): void {
    clearTimeout(this.#checkTimer)
    if (this.saving.status === 'waiting') void this.save()
  }

  #put(cells: readonly { indicator: number; location: number; value: string }[]): void {
    const typed = cells.map(({ indicator, location, value }) => [cellKey(indicator, location), value])
    runInAction(() => (this.values = { ...this.values, ...Object.fromEntries(typed) }))
    this.#changed()
    clearTimeout(this.#checkTimer)
    this.#checkTimer = setTimeout(() => void this.check.load(), checkAfterMs)
  }

  #changed(): void {
    runInAction(() => (this.saving = { status: 'waiting' }))
    this.#keepUnsaved()
    clearTimeout(this.#saveTimer)
    this.#saveTimer = setTimeout(() => void this.save(), saveAfterMs)
  }

  async #send(): Promise<boolean> {
    const sent = this.#typed
    const { id, datasource, period, indicators, locations, updated_at } = this.entry
    runInAction(() => (this.saving = { status: 'saving' }))
    try {
      const { citation, note, cells } = { ...sent, cells: this.cells }
      const given = { id, datasource, period, indicators, locations, citation, note, cells, updated_at }
      const entry = await this.#calls.save(given)
      runInAction(() => (this.entry = entry))
      // What was typed while it was sent is saved by the timer that it has set.
      const isAll = JSON.stringify(sent) === JSON.stringify(this.#typed)
      runInAction(() => (this.saving = { status: isAll ? 'saved' : 'waiting' }))
      if (isAll) this.#keep.write(this.#keepKey, null)
      else this.#keepUnsaved()
      return isAll
    } catch (error) {
      runInAction(() => (this.saving = { status: 'failed', problem: toProblem(error) }))
      return false
    }
  }

  #keepUnsaved(): void {
    this.#keep.write(this.#keepKey, { ...this.#typed, updated_at: this.entry.updated_at })
  }

  get #typed(): Typed {
    return { values: this.values, citation: this.citation, note: this.note }
  }

  get #keepKey(): string {
    return `entry-${this.entry.id}`
  }

  /** What was typed here and never reached the server, unless the table was saved elsewhere since. */
  #readUnsaved(): Typed | null {
    const kept = this.#keep.read(this.#keepKey) as (Typed & { updated_at: string }) | null
    return this.canWrite && kept?.updated_at === this.entry.updated_at ? kept : null
  }
}

const valuesOf = ({ cells }: Entry): Record<string, string> =>
  Object.fromEntries(cells.map(({ indicator, location, value }) => [cellKey(indicator, location), value]))
