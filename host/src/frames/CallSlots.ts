import { AppError } from '@msdat/sdk/contracts/problem'
import { Semaphore } from './Semaphore.ts'

/** Browsers keep six connections to a server: two are left to the page and to the other plugins. */
const atOnce = 4
/** More than any view asks at once. */
const mostWaiting = 200

/** Lets a few calls of each plugin to the server be under way at once, over all its frames; the others wait. */
export class CallSlots {
  readonly #slots = new Map<string, Semaphore>()

  /** Throws `rate_limited` where too many wait already. */
  async run<Answer>(plugin: string, work: () => Answer | Promise<Answer>): Promise<Answer> {
    const slots = this.#slots.get(plugin) ?? new Semaphore(atOnce)
    this.#slots.set(plugin, slots)
    if (slots.waiting >= mostWaiting)
      throw new AppError(
        'rate_limited',
        'Too many questions wait for their answers. Wait for some of them first.',
      )
    const leave = await slots.enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
