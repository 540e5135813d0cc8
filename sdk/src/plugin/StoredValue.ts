import { currentFrame } from './currentFrame.ts'
import { Value } from './Value.ts'

/** One value that the plugin keeps in this browser: the one given until it has been read, or set. */
export class StoredValue<Content> {
  readonly key: string
  readonly #value: Value<Content>
  #isSet = false

  constructor(key: string, initial: Content) {
    this.key = key
    this.#value = new Value(initial)
  }

  readonly get = (): Content => this.#value.get()

  readonly subscribe = (listener: () => void): (() => void) => this.#value.subscribe(listener)

  async read(): Promise<void> {
    const reply = await currentFrame().link.call('storage.get', { key: this.key })
    // What was set while the question was on its way is newer than the answer.
    if (!this.#isSet && reply.ok && reply.value !== null) this.#value.set(reply.value as Content)
  }

  readonly set = (next: Content): void => {
    this.#isSet = true
    this.#value.set(next)
    void currentFrame().link.call('storage.set', { key: this.key, value: next })
  }
}
