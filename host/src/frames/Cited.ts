import { action, makeObservable, observable } from 'mobx'
import type { Release } from '@msdat/sdk/contracts/registry'
import type { RunningSession } from './RunningSession.ts'

/** The publications behind what the sections and pages show, for paper. */
export class Cited {
  readonly #bySession = observable.map<RunningSession, readonly number[]>(undefined, { deep: false })

  constructor() {
    makeObservable(this, { name: action, drop: action })
  }

  /** Citation ids, each once, in order. */
  get ids(): number[] {
    return [...new Set([...this.#bySession.values()].flat())].toSorted((one, other) => one - other)
  }

  /** What a panel beside the view shows is not printed. */
  name(session: RunningSession, { contributes }: Release, ids: readonly number[]): object {
    const { point } = contributes.find(({ id }) => id === session.contribution) ?? {}
    if (point !== 'panel') this.#bySession.set(session, ids)
    return {}
  }

  drop(session: RunningSession): void {
    this.#bySession.delete(session)
  }
}
