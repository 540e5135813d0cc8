import { observable, runInAction } from 'mobx'
import type { Coverage } from '@msdat/sdk/contracts/data'
import { AppError } from '@msdat/sdk/contracts/problem'
import { RemoteValue } from '../loading/RemoteValue.ts'

/** What exists of each indicator, fetched once for all who ask. */
export class CoverageStore {
  readonly #byIndicator = observable.map<number, RemoteValue<Coverage, number>>({}, { deep: false })
  readonly #read: (indicator: number) => Promise<Coverage>

  constructor(readCoverage: (indicator: number) => Promise<Coverage>) {
    this.#read = readCoverage
  }

  of(indicator: number): RemoteValue<Coverage, number> | null {
    return this.#byIndicator.get(indicator) ?? null
  }

  /** Starts fetching unless it is there or under way; a failed one is tried again. */
  want(indicator: number): void {
    const known = this.#byIndicator.get(indicator)
    if (known && known.state.status !== 'failed') return
    const remote = known ?? new RemoteValue<Coverage, number>(this.#read)
    runInAction(() => this.#byIndicator.set(indicator, remote))
    void remote.load(indicator)
  }

  /**
   * The answer itself, for whoever cannot watch; throws where it could not be had. Where it is read anew, as after
   * an import, what is shown meanwhile is of the data before, and is not the answer.
   */
  async read(indicator: number): Promise<Coverage> {
    this.want(indicator)
    await this.of(indicator)?.settled()
    const state = this.of(indicator)?.state
    if (state?.status === 'ready') return state.value
    throw state?.status === 'failed'
      ? new AppError(state.problem.code, state.problem.message)
      : new AppError('unavailable', 'The coverage is not there any more. Please try again.')
  }

  /** After an import: what is shown stays until the new answers are there. */
  reload(): void {
    for (const [indicator, remote] of this.#byIndicator) void remote.load(indicator)
  }
}
