import { action, makeObservable, observable } from 'mobx'

/** Addresses of pages that took the keyboard in this visit: one that is drawn anew, as in a preview, gets no other try. */
class ClosedPages {
  private readonly addresses = observable.set<string>()

  constructor() {
    makeObservable(this, { close: action, showAgain: action })
  }

  has(address: string): boolean {
    return this.addresses.has(address)
  }

  close(address: string): void {
    this.addresses.add(address)
  }

  showAgain(address: string): void {
    this.addresses.delete(address)
  }
}

export const closedPages = new ClosedPages()
