import { AppError } from '@msdat/sdk/contracts/problem'
import type { CallContext } from '@msdat/sdk/http/serve'
import { networkKey } from '../limits/takeOrRefuse.ts'
import { letOthersIn } from './letOthersIn.ts'

/** A download is read piece by piece for as long as its reader likes, so that one network must not open any number. */
export class OpenDownloads {
  readonly #most: number
  readonly #open = new Map<string, number>()

  constructor(mostOfNetwork = 4) {
    this.#most = mostOfNetwork
  }

  /** The same parts, one in a turn. They count for the network from the first to the last that is taken. */
  async *counted(
    context: Pick<CallContext, 'address' | 'setHeader'>,
    parts: AsyncIterable<string>,
  ): AsyncGenerator<string> {
    const key = networkKey(context)
    const open = this.#open.get(key) ?? 0
    if (open >= this.#most) {
      // A guess: nobody knows how fast the others are read.
      context.setHeader('Retry-After', '60')
      throw new AppError(
        'rate_limited',
        `${this.#most} downloads to your network are running. Wait until one of them has ended, then try again.`,
      )
    }
    this.#open.set(key, open + 1)
    try {
      for await (const part of parts) {
        yield part
        await letOthersIn()
      }
    } finally {
      const left = (this.#open.get(key) ?? 1) - 1
      if (left > 0) this.#open.set(key, left)
      else this.#open.delete(key)
    }
  }
}
