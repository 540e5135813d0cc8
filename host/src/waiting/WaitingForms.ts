import { makeObservable, observableRef, runInAction } from 'mobx'
import type { Problem } from '@msdat/sdk/contracts/problem'
import type { FormValues } from '../forms/FieldSpec.ts'
import { toProblem } from '../loading/Loadable.ts'
import type { LocalKeep } from '../services/LocalKeep.ts'
import type { WaitingKind } from './waitingKinds.ts'

/** A form that was sent without a connection, as this browser keeps it. */
export interface WaitingForm {
  /** Which form it is; one waits for each, such as `contact`. */
  key: string
  kind: WaitingKind
  /** Made up once: the server takes a call with it only once. */
  id: string
  /** What is sent. */
  input: object
  /** What was typed, to be changed. */
  values: FormValues
  /** When it was sent off, ISO 8601. */
  at: string
  /** Why the server refused it; null while it waits. */
  problem: Problem | null
}

export interface WaitingParts {
  keep: LocalKeep
  isOffline(): boolean
  /** Rejects with the problem of the server. */
  send(form: WaitingForm): Promise<unknown>
  /** What is told to the visitor once a form has gone, or was refused. */
  tell(form: WaitingForm, problem: Problem | null): void
  /** Runs the work in one open page at a time. */
  alone?(work: () => Promise<void>): Promise<void>
}

const name = 'waiting-forms'
/** What may be otherwise next time. */
const passing: readonly Problem['code'][] = ['unavailable', 'timed_out', 'rate_limited', 'internal']

/** Forms that wait for the connection: kept over a reload, sent once, given back where the server refuses them. */
export class WaitingForms {
  forms: readonly WaitingForm[]
  readonly #parts: WaitingParts
  #isSending = false

  constructor(parts: WaitingParts) {
    this.#parts = parts
    this.forms = this.#read()
    makeObservable(this, { forms: observableRef })
  }

  isOffline(): boolean {
    return this.#parts.isOffline()
  }

  find(key: string): WaitingForm | null {
    return this.forms.find((form) => form.key === key) ?? null
  }

  put(form: Pick<WaitingForm, 'key' | 'kind' | 'input' | 'values'>): void {
    const waiting = { ...form, id: newId(), at: new Date().toISOString(), problem: null }
    this.#write([...this.#read().filter(({ key }) => key !== form.key), waiting])
  }

  /** Takes a form out, such as to change it. */
  remove(key: string): WaitingForm | null {
    const form = this.find(key)
    this.#write(this.#read().filter((one) => one.key !== key))
    return form
  }

  /** Sends what waits, one after another, and stops at the first that finds no server. */
  async sendAll(): Promise<void> {
    this.refresh()
    if (this.#isSending || this.isOffline() || !this.forms.some(({ problem }) => !problem)) return
    this.#isSending = true
    const { alone = (work: () => Promise<void>) => work() } = this.#parts
    try {
      await alone(() => this.#sendEach())
    } finally {
      this.#isSending = false
    }
  }

  /** Another open page may have sent or taken some. */
  refresh(): void {
    runInAction(() => (this.forms = this.#read()))
  }

  async #sendEach(): Promise<void> {
    for (const form of this.#read().filter(({ problem }) => !problem)) {
      const problem = await this.#parts.send(form).then(() => null, toProblem)
      // It came before: the connection broke between the server's work and its answer.
      const isTaken = problem === null || problem.code === 'conflict'
      if (!isTaken && passing.includes(problem.code)) return
      const others = this.#read().filter(({ id }) => id !== form.id)
      this.#write(isTaken ? others : [...others, { ...form, problem }])
      this.#parts.tell(form, isTaken ? null : problem)
    }
  }

  #read(): WaitingForm[] {
    const kept = this.#parts.keep.read(name)
    return Array.isArray(kept) ? kept.filter(isForm) : []
  }

  #write(forms: readonly WaitingForm[]): void {
    this.#parts.keep.write(name, forms)
    runInAction(() => (this.forms = forms))
  }
}

const isForm = (kept: unknown): kept is WaitingForm =>
  typeof kept === 'object' &&
  kept !== null &&
  'key' in kept &&
  'kind' in kept &&
  'input' in kept &&
  'id' in kept

// crypto.randomUUID is only there on HTTPS and localhost.
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
