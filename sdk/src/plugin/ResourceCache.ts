import type { Reply } from '../contracts/bridge.ts'
import type { Async } from './Async.ts'
import { Value } from './Value.ts'

type Load<Content> = () => Promise<Reply<Content>>

/** Answers kept after the last view that used them has gone, so that going back is instant. */
const keptAnswers = 30

/** What was asked of the host, by question: equal questions are asked once, late answers are dropped. */
export class ResourceCache {
  readonly #resources = new Map<string, Resource<unknown>>()
  /** How many questions have no answer yet. */
  readonly pending = new Value(0)

  resource<Content>(key: string, load: Load<Content>): Resource<Content> {
    const known = this.#resources.get(key)
    if (known) {
      this.#resources.delete(key)
      this.#resources.set(key, known)
      return known as Resource<Content>
    }
    const made = new Resource(() => this.#counted(load))
    this.#resources.set(key, made as Resource<unknown>)
    this.#forgetOldest()
    return made
  }

  /** The data has changed: what is on the screen is asked for again, the rest is forgotten. */
  reload(): void {
    for (const [key, resource] of this.#resources) {
      if (resource.isWatched) resource.start()
      else this.#resources.delete(key)
    }
  }

  async #counted<Content>(load: Load<Content>): Promise<Reply<Content>> {
    this.pending.set(this.pending.get() + 1)
    try {
      return await load()
    } finally {
      this.pending.set(this.pending.get() - 1)
    }
  }

  #forgetOldest(): void {
    for (const [key, resource] of this.#resources) {
      if (this.#resources.size <= keptAnswers) return
      // The newest one has no watcher yet: its view subscribes after it has rendered.
      if (!resource.isWatched && key !== [...this.#resources.keys()].at(-1)) this.#resources.delete(key)
    }
  }
}

/** One question and the newest answer to it. */
export class Resource<Content> {
  readonly #load: Load<Content>
  readonly #state = new Value<Async<Content>>({ status: 'loading' })
  #watchers = 0
  #attempt = 0

  constructor(load: Load<Content>) {
    this.#load = load
    this.start()
  }

  get isWatched(): boolean {
    return this.#watchers > 0
  }

  readonly get = (): Async<Content> => this.#state.get()

  readonly subscribe = (listener: () => void): (() => void) => {
    const stop = this.#state.subscribe(listener)
    this.#watchers += 1
    return () => {
      this.#watchers -= 1
      stop()
    }
  }

  /** Asks (again). An answer on the screen stays until the new one is there. */
  start(): void {
    this.#attempt += 1
    const attempt = this.#attempt
    if (this.#state.get().status === 'failed') this.#state.set({ status: 'loading' })
    void this.#ask(attempt)
  }

  async #ask(attempt: number): Promise<void> {
    const reply = await this.#load()
    if (attempt !== this.#attempt) return
    this.#state.set(reply.ok ? { status: 'ready', value: reply.value } : this.#failed(reply.problem))
  }

  #failed(problem: (Reply<Content> & { ok: false })['problem']): Async<Content> {
    return { status: 'failed', problem, retry: () => this.start() }
  }
}
