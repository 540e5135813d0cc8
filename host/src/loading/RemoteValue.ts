import { makeObservable, observableRef, runInAction } from 'mobx'
import type { Problem } from '@msdat/sdk/contracts/problem'
import { toProblem, valueOf, type Loadable } from './Loadable.ts'

/** A value read from a server. A slower, older answer never overwrites a newer one. */
export class RemoteValue<Value, Input = void> {
  state: Loadable<Value> = { status: 'idle' }
  /** Why the last reload failed: what is shown may be old. */
  reloadProblem: Problem | null = null
  readonly #read: (input: Input) => Promise<Value>
  #turn = 0
  /** The newest load, also when it is over. */
  #newest: Promise<void> | null = null

  constructor(read: (input: Input) => Promise<Value>) {
    this.#read = read
    makeObservable(this, { state: observableRef, reloadProblem: observableRef })
  }

  get value(): Value | null {
    return valueOf(this.state)
  }

  /** Reads anew. What is shown stays until the answer is there, and stays when a reload fails. */
  load(input: Input): Promise<void> {
    this.#newest = this.#load(input)
    return this.#newest
  }

  /** Waits until no load is under way. While one is, the value shown is not yet the newest. */
  async settled(): Promise<void> {
    for (let seen = null; seen !== this.#newest;) {
      seen = this.#newest
      await seen
    }
  }

  async #load(input: Input): Promise<void> {
    const turn = ++this.#turn
    if (this.state.status !== 'ready') this.#set({ status: 'loading' })
    try {
      const value = await this.#read(input)
      if (turn !== this.#turn) return
      const isKnown = this.state.status === 'ready' && isSame(value, this.state.value)
      this.#set(isKnown ? this.state : { status: 'ready', value })
    } catch (error) {
      if (turn !== this.#turn) return
      const problem = toProblem(error)
      if (this.state.status === 'ready') this.#set(this.state, problem)
      else this.#set({ status: 'failed', problem })
    }
  }

  /** Stands until the answer is there; false where one is there already. */
  offer(value: Value): boolean {
    if (this.state.status === 'ready') return false
    this.#set({ status: 'ready', value })
    return true
  }

  /** What has come by another way, newer than whatever is under way here. */
  take(value: Value): void {
    this.#turn += 1
    this.#set({ status: 'ready', value })
  }

  /** Forgets the value; an answer still under way is dropped. */
  clear(): void {
    this.#turn += 1
    this.#set({ status: 'idle' })
  }

  #set(state: Loadable<Value>, reloadProblem: Problem | null = null): void {
    runInAction(() => Object.assign(this, { state, reloadProblem }))
  }
}

/** The page is not drawn anew for an answer that says what the last one did. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || (other !== null && JSON.stringify(one) === JSON.stringify(other))
}
