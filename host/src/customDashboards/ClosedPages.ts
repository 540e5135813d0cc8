import { action, makeObservable, observable } from 'mobx'
import type { FaultKind } from '../frames/FrameFault.ts'

/** Why pages were closed in this visit, by address: one that is drawn anew, as in a preview, gets no other try. */
class ClosedPages {
  private readonly reasons = observable.map<string, FaultKind>()

  constructor() {
    makeObservable(this, { close: action, showAgain: action })
  }

  reasonOf(address: string): FaultKind | null {
    return this.reasons.get(address) ?? null
  }

  close(address: string, reason: FaultKind): void {
    this.reasons.set(address, reason)
  }

  showAgain(address: string): void {
    this.reasons.delete(address)
  }
}

export const closedPages = new ClosedPages()
