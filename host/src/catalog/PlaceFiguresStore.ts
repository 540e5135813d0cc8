import { observable, runInAction } from 'mobx'
import type { PlaceFigures } from '@msdat/sdk/contracts/availability'
import { RemoteValue } from '../loading/RemoteValue.ts'

/** What a place has figures of, by the indicator: fetched when a picker opens that says so. */
export class PlaceFiguresStore {
  readonly #byPlace = observable.map<number, RemoteValue<PlaceFigures, number>>({}, { deep: false })
  readonly #read: (location: number) => Promise<PlaceFigures>

  constructor(read: (location: number) => Promise<PlaceFigures>) {
    this.#read = read
  }

  of(location: number): PlaceFigures | null {
    return this.#byPlace.get(location)?.value ?? null
  }

  want(location: number): void {
    const known = this.#byPlace.get(location)
    if (known && known.state.status !== 'failed') return
    const remote = known ?? new RemoteValue<PlaceFigures, number>(this.#read)
    runInAction(() => this.#byPlace.set(location, remote))
    void remote.load(location)
  }

  /** After an import what was read is old; what is wanted again is read again. */
  forget(): void {
    runInAction(() => this.#byPlace.clear())
  }
}
