import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { CustomDashboard, NewCustomDashboard } from '@msdat/sdk/contracts/customDashboards'
import type { DashboardDraft } from '@msdat/sdk/contracts/customDashboardWork'
import type { SaveState } from '../forms/SaveState.ts'
import { toProblem } from '../loading/Loadable.ts'
import type { LocalKeep } from '../services/LocalKeep.ts'
import { contentOf, type BuilderContent } from './BuilderContent.ts'
import { faultsOfContent } from './faultsOfContent.ts'

export interface BuilderCalls {
  keepDraft(dashboard: number, draft: Pick<DashboardDraft, 'content' | 'based_on'>): Promise<unknown>
  dropDraft(dashboard: number): Promise<unknown>
  read(dashboard: number): Promise<CustomDashboard>
  /** Id 0 makes a new one. */
  save(dashboard: number, given: NewCustomDashboard): Promise<CustomDashboard>
}

export interface BuilderStart {
  dashboard: number
  content: BuilderContent
  /** Edition that it was begun from; 0 for a new one. */
  basedOn: number
}

interface Surroundings {
  calls: BuilderCalls
  keep: LocalKeep
  /** Under which the draft is kept in this browser: each account has its own. */
  keepKey: string
}

/** `here`: in this browser alone, since the server could not be reached. */
export type Keeping = 'idle' | 'keeping' | 'kept' | 'here'

const mostSteps = 100
const keepAfterMs = 1_200

/** A dashboard while somebody builds it: every change can be undone and is kept, until it is saved. */
export class DashboardBuilder {
  readonly dashboard: number
  content: BuilderContent
  basedOn: number
  keeping: Keeping = 'idle'
  saveState: SaveState<CustomDashboard> = { status: 'idle' }
  past: readonly BuilderContent[] = []
  future: readonly BuilderContent[] = []
  readonly #around: Surroundings
  #lastChanged: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #turn = 0

  constructor({ dashboard, content, basedOn }: BuilderStart, around: Surroundings) {
    this.dashboard = dashboard
    this.content = content
    this.basedOn = basedOn
    this.#around = around
    makeObservable(this, {
      content: observableRef,
      basedOn: observable,
      keeping: observable,
      saveState: observableRef,
      past: observableRef,
      future: observableRef,
      faults: computed,
      change: action,
      undo: action,
      redo: action,
      takeTheirs: action,
    })
  }

  get faults() {
    return faultsOfContent(this.content)
  }

  /** Changes under the same name that follow one another, such as typing into a field, are one step back. */
  change(part: Partial<BuilderContent>, name: string | null = null): void {
    if (name === null || name !== this.#lastChanged)
      this.past = [...this.past, this.content].slice(-mostSteps)
    this.#lastChanged = name
    this.future = []
    this.#become({ ...this.content, ...part })
  }

  undo(): void {
    const before = this.past.at(-1)
    if (!before) return
    this.past = this.past.slice(0, -1)
    this.future = [this.content, ...this.future]
    this.#lastChanged = null
    this.#become(before)
  }

  redo(): void {
    const [after, ...rest] = this.future
    if (!after) return
    this.future = rest
    this.past = [...this.past, this.content]
    this.#lastChanged = null
    this.#become(after)
  }

  /** Keeps the draft on the server now, as between two steps. */
  async keepNow(): Promise<void> {
    clearTimeout(this.#timer)
    const turn = (this.#turn += 1)
    const tell = (keeping: Keeping): void => {
      if (turn === this.#turn) runInAction(() => (this.keeping = keeping))
    }
    tell('keeping')
    try {
      await this.#around.calls.keepDraft(this.dashboard, { content: this.content, based_on: this.basedOn })
      tell('kept')
    } catch {
      tell('here')
    }
  }

  /** What was saved; null where it was not, and `saveState` says why. */
  async save(): Promise<CustomDashboard | null> {
    const [fault] = Object.values(this.faults).flat()
    if (fault !== undefined) {
      this.#tell({ status: 'failed', problem: { code: 'invalid_input', message: fault } })
      return null
    }
    clearTimeout(this.#timer)
    this.#tell({ status: 'saving' })
    const edition = this.basedOn === 0 ? {} : { edition: this.basedOn }
    try {
      const saved = await this.#around.calls.save(this.dashboard, { ...this.content, ...edition })
      this.#tell({ status: 'saved' })
      await this.drop()
      return saved
    } catch (error) {
      await this.#refused(toProblem(error))
      return null
    }
  }

  /** In a conflict: one's own in place of what somebody else has saved. */
  keepMine(): Promise<CustomDashboard | null> {
    if (this.saveState.status !== 'conflict') return Promise.resolve(null)
    const { theirs } = this.saveState
    runInAction(() => (this.basedOn = theirs.edition))
    return this.save()
  }

  /** In a conflict: what somebody else has saved; one's own is a step back. */
  takeTheirs(): void {
    if (this.saveState.status !== 'conflict') return
    const { theirs } = this.saveState
    this.basedOn = theirs.edition
    this.saveState = { status: 'idle' }
    this.change(contentOf(theirs))
  }

  /** Lets the draft go, here and on the server. */
  async drop(): Promise<void> {
    clearTimeout(this.#timer)
    this.#turn += 1
    this.#around.keep.write(this.#around.keepKey, null)
    // A draft that stays is offered again, and nothing is lost.
    await this.#around.calls.dropDraft(this.dashboard).catch(() => undefined)
  }

  #become(content: BuilderContent): void {
    this.content = content
    if (this.saveState.status !== 'conflict') this.saveState = { status: 'idle' }
    const updated_at = new Date().toISOString()
    const draft: DashboardDraft = { dashboard: this.dashboard, content, based_on: this.basedOn, updated_at }
    this.#around.keep.write(this.#around.keepKey, draft)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.keepNow(), keepAfterMs)
  }

  async #refused(problem: ReturnType<typeof toProblem>): Promise<void> {
    if (problem.code !== 'conflict' || this.dashboard === 0 || problem.fields)
      return this.#tell({ status: 'failed', problem })
    try {
      const theirs = await this.#around.calls.read(this.dashboard)
      this.#tell({ status: 'conflict', problem, theirs })
    } catch {
      this.#tell({ status: 'failed', problem })
    }
  }

  #tell(state: SaveState<CustomDashboard>): void {
    runInAction(() => (this.saveState = state))
  }
}
