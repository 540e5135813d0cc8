import { action, computed, makeObservable, observableRef, runInAction } from 'mobx'
import type { Static, TObject } from 'typebox'
import type { Problem } from '@msdat/sdk/contracts/problem'
import { validate } from '@msdat/sdk/contracts/validate/browser'
import { toProblem } from '../loading/Loadable.ts'
import { faultOf, sentenceOf, toSent } from './checkField.ts'
import type { WaitingForm, WaitingForms } from '../waiting/WaitingForms.ts'
import { emptyValue, kindOf } from './fieldKind.ts'
import { schemaOf, type FieldSpec, type FieldSpecs, type FormValues } from './FieldSpec.ts'
import type { FormDraft } from './FormDraft.ts'
import type { SaveState } from './SaveState.ts'

export type Faults = Readonly<Record<string, string>>

export interface FormOptions<Body extends TObject = TObject> {
  /** The body of the contract. */
  body: Body
  /** In the order in which they are drawn. */
  fields: FieldSpecs
  /** Rejects with an AppError where the server refuses. `values` also holds what is not part of the body. */
  send(body: Static<Body>, values: FormValues): Promise<unknown>
  /** What is there already; names without a field are sent along as they are, such as `updated_at`. */
  initial?: FormValues
  /** What no single field can tell, by the name of the field at which it is shown. */
  check?: (values: FormValues) => Faults
  /** Of a form that changes something: reads anew what somebody else may have changed. */
  readTheirs?: () => Promise<FormValues>
  /** Says one thing at a time: of several fields that are filled in wrongly, the first. */
  showsFirstFaultOnly?: boolean
  /** Keeps what was typed over a reload. */
  draft?: FormDraft
  /** A message that is gone stays in no field: the next one begins with what was there at first. */
  clearsWhenSent?: boolean
  /** Lets it wait for the connection, under a key, as what the call wants. */
  waits?: Pick<WaitingForm, 'key' | 'kind'> & {
    forms: WaitingForms
    toInput?(body: Static<Body>): object
  }
  /** What a refusal says of the whole form; without it, what the server says unless its fields say enough. */
  messageOf?(problem: Problem): string
  texts?: {
    /** Where a field is not filled in rightly; without it, the fields say so alone. */
    invalid?: string
    /** In place of what the server says. */
    failed?: string
    saved?: string
  }
}

const idle: SaveState = { status: 'idle' }

/** What is typed into a form, what is wrong with it, and how far saving is. Draws nothing. */
export class FormStore {
  values: FormValues
  faults: Faults = {}
  /** Said of the whole form; null where the fields say enough. */
  message: string | null = null
  state: SaveState = idle
  readonly options: FormOptions
  /** Begins with what was typed on an earlier visit. */
  readonly isRestored: boolean
  #saved: FormValues
  /** What is known of who fills it in. */
  #known: FormValues = {}

  constructor(options: FormOptions) {
    this.options = options
    this.#saved = this.#atFirst()
    const draft = options.draft?.read() ?? null
    this.isRestored = draft !== null
    this.values = { ...this.#saved, ...draft }
    makeObservable(this, {
      values: observableRef,
      faults: observableRef,
      message: observableRef,
      state: observableRef,
      isChanged: computed,
      set: action,
      leave: action,
      reset: action,
      fillIn: action,
      takeTheirs: action,
      takeBack: action,
    })
  }

  get isChanged(): boolean {
    return Object.keys(this.values).some((name) => !isSame(this.values[name], this.#saved[name]))
  }

  /** What was sent without a connection and has not gone yet. */
  get waiting(): WaitingForm | null {
    const { waits } = this.options
    return waits?.forms.find(waits.key) ?? null
  }

  get isSaved(): boolean {
    const { status } = this.state
    return status === 'saved' || (status === 'waiting' && !this.waiting)
  }

  get isSaving(): boolean {
    return this.state.status === 'saving'
  }

  set(name: string, value: unknown): void {
    // What is on the way to the server is what stays on the screen.
    if (this.isSaving) return
    this.values = { ...this.values, [name]: value }
    this.options.draft?.write(this.values, this.options)
    if (this.state.status !== 'conflict') this.state = idle
    this.message = null
    if (Object.keys(this.faults).length > 0) this.#keepFaults(Object.keys(this.faults))
  }

  /** A field that was filled in and left is judged at once; one that is still empty can wait. */
  leave(name: string): void {
    const value = this.values[name]
    if (value !== '' && !isSame(value, this.#saved[name]))
      this.#keepFaults([...Object.keys(this.faults), name])
  }

  /** Returns whether it was saved. A second call while the first is on its way does nothing. */
  async submit(): Promise<boolean> {
    if (this.isSaving) return false
    const { texts, showsFirstFaultOnly } = this.options
    const all = this.#allFaults()
    const faults = showsFirstFaultOnly ? firstOf(all, Object.keys(this.options.fields)) : all
    const body = this.#body()
    const checked = validate(this.options.body, body)
    if (Object.keys(faults).length > 0 || !checked.ok) {
      const hidden = checked.ok
        ? undefined
        : checked.issues.find(({ path }) => !(path in this.options.fields))
      const message = texts?.invalid ?? (hidden ? `${hidden.path} ${hidden.message}` : null)
      runInAction(() => Object.assign(this, { faults, message, state: idle }))
      return false
    }
    const { waits } = this.options
    if (waits?.forms.isOffline()) return this.#wait(waits, checked.value)
    runInAction(() => Object.assign(this, { faults: {}, message: null, state: { status: 'saving' } }))
    try {
      await this.options.send(checked.value, this.values)
    } catch (error) {
      await this.#refused(error)
      return false
    }
    this.options.draft?.clear()
    const values = this.options.clearsWhenSent ? this.#atFirst() : this.values
    this.#saved = values
    runInAction(() => Object.assign(this, { values, state: { status: 'saved' } }))
    return true
  }

  /** As it was before anything was typed, or with the values given. */
  reset(values: FormValues = this.#atFirst()): void {
    this.options.draft?.clear()
    this.#saved = values
    Object.assign(this, { values, faults: {}, message: null, state: idle })
  }

  /** Puts into empty fields what is known of the person; it counts as nothing typed. */
  fillIn(known: FormValues): void {
    this.#known = Object.fromEntries(Object.entries(known).filter(([name]) => name in this.options.fields))
    const missing = Object.entries(this.#known).filter(([name]) => isBlank(this.values[name]))
    const filled = Object.fromEntries(missing)
    this.#saved = { ...this.#saved, ...filled }
    this.values = { ...this.values, ...filled }
  }

  takeTheirs(): void {
    if (this.state.status === 'conflict') this.reset({ ...this.#empty(), ...this.state.theirs })
  }

  /** Has again what waits, to be changed. */
  takeBack(): void {
    const { waits } = this.options
    const taken = waits?.forms.remove(waits.key)
    if (!taken) return
    Object.assign(this, {
      values: { ...this.values, ...taken.values },
      faults: {},
      message: null,
      state: idle,
    })
  }

  /** Saves over what the other has saved: the newer version is what this one now follows on. */
  async keepMine(): Promise<boolean> {
    if (this.state.status !== 'conflict') return false
    const { theirs } = this.state
    const own = Object.entries(this.values).filter(([name]) => name in this.options.fields)
    runInAction(() => Object.assign(this, { values: { ...theirs, ...Object.fromEntries(own) }, state: idle }))
    return this.submit()
  }

  #wait(waits: NonNullable<FormOptions['waits']>, body: Static<TObject>): boolean {
    // A file cannot be kept in every browser, and may be large.
    const hasFile = Object.values(this.values).some(
      (value) => typeof File !== 'undefined' && value instanceof File,
    )
    const message = hasFile ? fileCannotWait : null
    if (!hasFile) {
      const { key, kind, forms, toInput = (given: object) => given } = waits
      forms.put({ key, kind, input: toInput(body), values: this.values })
      this.options.draft?.clear()
      this.#saved = this.values
    }
    runInAction(() =>
      Object.assign(this, { faults: {}, message, state: hasFile ? idle : { status: 'waiting' } }),
    )
    return false
  }

  async #refused(reason: unknown): Promise<void> {
    if (isGivenUp(reason)) {
      runInAction(() => (this.state = idle))
      return
    }
    const { fields, texts, readTheirs, messageOf } = this.options
    const problem = toProblem(reason)
    const faults: Record<string, string> = {}
    for (const [name, [message = '']] of Object.entries(problem.fields ?? {})) {
      const spec = fields[name]
      if (spec) faults[name] = sentenceOf(spec.label, message)
    }
    const isPlaced = Object.keys(faults).length > 0
    const usual = isPlaced ? (texts?.invalid ?? null) : problem.message
    const message = messageOf?.(problem) ?? texts?.failed ?? usual
    let state: SaveState = { status: 'failed', problem }
    if (problem.code === 'conflict' && readTheirs) {
      const theirs = await readTheirs().catch(() => null)
      if (theirs) state = { status: 'conflict', problem, theirs }
    }
    runInAction(() => Object.assign(this, { faults, message, state }))
  }

  #body(): Record<string, unknown> {
    const { body, fields } = this.options
    const named = Object.keys(body.properties).map((name) => {
      const spec = fields[name]
      return [name, spec ? toSent(body, name, spec, this.values[name]) : this.values[name]] as const
    })
    const isNeeded = (name: string): boolean => ((body.required ?? []) as string[]).includes(name)
    // An empty field says something only where there was something before.
    const isNothing = (name: string, value: unknown): boolean =>
      isBlank(value) && (value === undefined || (!isNeeded(name) && isBlank(this.#saved[name])))
    return Object.fromEntries(named.filter(([name, value]) => !isNothing(name, value)))
  }

  #allFaults(): Faults {
    const { body, fields, check } = this.options
    const entries = Object.entries(fields).map(
      ([name, spec]) => [name, faultOf(body, name, spec, this.values[name])] as const,
    )
    const found = entries.filter((entry): entry is [string, string] => entry[1] !== undefined)
    return { ...check?.(this.values), ...Object.fromEntries(found) }
  }

  #keepFaults(names: readonly string[]): void {
    const all = Object.entries(this.#allFaults())
    this.faults = Object.fromEntries(all.filter(([name]) => names.includes(name)))
  }

  #atFirst(): FormValues {
    return { ...this.#empty(), ...this.options.initial, ...this.#known }
  }

  #empty(): FormValues {
    const { body, fields } = this.options
    const valueOf = ([name, spec]: [string, FieldSpec]): [string, unknown] => {
      const schema = schemaOf(body, name, spec)
      return [name, emptyValue(kindOf(name, spec, schema), schema)]
    }
    return Object.fromEntries(Object.entries(fields).map(valueOf))
  }
}

const fileCannotWait =
  'You are offline, and a file cannot wait in the browser. What you typed is kept: once you are online again, send it from here, or choose the file anew after a reload.'

const firstOf = (faults: Faults, order: readonly string[]): Faults =>
  Object.fromEntries(order.flatMap((name) => (faults[name] ? [[name, faults[name]]] : [])).slice(0, 1))

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other))

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

/** The person has stopped the sending. */
const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
