import type { HostInput, HostOutput } from '@msdat/sdk/contracts/bridge'
import type { ServerMethodName } from '@msdat/sdk/contracts/serverMethodNames'
import { CallSlots } from './CallSlots.ts'
import type { Caller, HostMethodHandlers } from './HostServices.ts'

type DataMethod = 'data.catalog' | 'data.query' | 'data.coverage' | 'data.citations' | ServerMethodName

const keptAnswers = 60

/** Asks the server once where several frames ask the same, now or a little later; each plugin has few calls at once. */
export class DataBroker {
  readonly #methods: HostMethodHandlers
  readonly #answers = new Map<string, Promise<unknown>>()
  readonly #slots = new CallSlots()

  constructor(methods: HostMethodHandlers) {
    this.#methods = methods
  }

  async ask<Name extends DataMethod>(
    name: Name,
    input: HostInput<Name>,
    caller: Caller,
  ): Promise<HostOutput<Name>> {
    const key = `${name} ${JSON.stringify(Object.entries(input).sort())}`
    if (this.#answers.has(key)) return this.#askOnce(key, name, input, caller)
    // Only what is under way is shared: nobody waits for the calls before another plugin's.
    return this.inTurn(caller, () => this.#askOnce(key, name, input, caller))
  }

  /** For calls to the server that are no questions about data. */
  inTurn<Answer>({ plugin }: Caller, work: () => Answer | Promise<Answer>): Promise<Answer> {
    return this.#slots.run(plugin, work)
  }

  #askOnce<Name extends DataMethod>(
    key: string,
    name: Name,
    input: HostInput<Name>,
    caller: Caller,
  ): Promise<HostOutput<Name>> {
    const known = this.#answers.get(key)
    if (known) {
      this.#keep(key, known)
      return known as Promise<HostOutput<Name>>
    }
    const handler = this.#methods[name] as (input: HostInput<Name>, caller: Caller) => unknown
    const asked = (async () => handler(input, caller))() as Promise<HostOutput<Name>>
    this.#keep(key, asked)
    asked.catch(() => {
      // What failed is asked again next time.
      if (this.#answers.get(key) === asked) this.#answers.delete(key)
    })
    return asked
  }

  /** The data has changed. */
  forget(): void {
    this.#answers.clear()
  }

  /** The newest use stands last, so that the first is the one to drop. */
  #keep(key: string, answer: Promise<unknown>): void {
    this.#answers.delete(key)
    this.#answers.set(key, answer)
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= keptAnswers) return
      this.#answers.delete(oldest)
    }
  }
}
