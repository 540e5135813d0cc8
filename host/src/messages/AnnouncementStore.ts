import { action, makeObservable, observable } from 'mobx'

/** The sentence screen readers are told next. */
export class AnnouncementStore {
  message = ''
  /** Counts, so that the same sentence is said again. */
  turn = 0

  constructor() {
    makeObservable(this, { message: observable, turn: observable, announce: action })
  }

  announce(message: string): void {
    this.message = message
    this.turn += 1
  }
}
