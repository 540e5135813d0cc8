import { action, makeObservable, observable } from 'mobx'
import type { LocalFault } from '@msdat/sdk/contracts/localFault'

/** What went wrong last in each contribution of the local plugin, in its author's own source. */
export class LocalFaults {
  private readonly faults = observable.map<string, LocalFault>({}, { deep: false })

  constructor() {
    makeObservable(this, { clear: action, set: action })
  }

  of(contribution: string): LocalFault | null {
    return this.faults.get(contribution) ?? null
  }

  clear(): void {
    this.faults.clear()
  }

  /** Without a fault, what is known of an earlier one is gone. */
  set(contribution: string, fault: LocalFault | null): void {
    if (fault) this.faults.set(contribution, fault)
    else this.faults.delete(contribution)
  }
}
