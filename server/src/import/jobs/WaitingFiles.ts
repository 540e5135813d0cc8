import { AppError } from '@msdat/sdk/contracts/problem'

export interface WaitingFile {
  /** Gives the bytes away, and holds them no longer. */
  take(): Buffer
  /** Lets go of the bytes of a file that will not be checked. */
  drop(): void
}

interface Most {
  files: number
  bytes: number
}

const megabyte = 1024 * 1024

/** Files whose check has not begun. They are held in memory, so that only so many may wait. */
export class WaitingFiles {
  readonly #most: Most
  #files = 0
  #bytes = 0

  constructor(most: Most = { files: 10, bytes: 200 * megabyte }) {
    this.#most = most
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Throws `conflict` where no more may wait. What nothing waits before is never refused. */
  hold(bytes: Buffer): WaitingFile {
    const isFull = this.#files >= this.#most.files || this.#bytes + bytes.length > this.#most.bytes
    if (this.#files > 0 && isFull) {
      const many = this.#files === 1 ? '1 file waits' : `${this.#files} files wait`
      const size = Math.ceil(this.#bytes / megabyte)
      throw new AppError(
        'conflict',
        `${many} to be checked already, of ${size} MB together. Bring this one in again when some of them are done.`,
      )
    }
    this.#files += 1
    this.#bytes += bytes.length
    let held: Buffer | null = bytes
    const drop = (): void => {
      if (held === null) return
      this.#files -= 1
      this.#bytes -= held.length
      held = null
    }
    const take = (): Buffer => {
      const given = held
      if (given === null) throw new Error('The file is no longer there.')
      drop()
      return given
    }
    return { take, drop }
  }
}
