import { action, makeObservable, observable } from 'mobx'
import type { LocalKeep } from '../services/LocalKeep.ts'

/** Whether what somebody looks at goes to their history. Kept in this browser; on until it is switched off. */
export class ActivityStore {
  isOn: boolean
  readonly #keep: LocalKeep

  constructor(keep: LocalKeep) {
    this.#keep = keep
    this.isOn = keep.read('activity') !== false
    makeObservable(this, { isOn: observable, switchTo: action })
  }

  switchTo(isOn: boolean): void {
    this.isOn = isOn
    this.#keep.write('activity', isOn)
  }
}
