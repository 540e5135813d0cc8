import { action, makeObservable, observable } from 'mobx'
import type { LedgerEntry } from '@msdat/sdk/bridge/bridge'
import type { Permission } from '@msdat/sdk/contracts/manifest'

/** What a plugin asked of one method in this visit. */
export interface LedgerLine {
  method: string
  permission: Permission | null
  asked: number
  refused: number
  /** Milliseconds since 1970. */
  lastAt: number
}

/** What each plugin asked for, and when: the visitor can open it. */
export class PermissionLedger {
  readonly #lines = observable.map<string, ReadonlyMap<string, LedgerLine>>(undefined, { deep: false })

  constructor() {
    makeObservable(this, { record: action })
  }

  record(plugin: string, { method, permission, refused }: LedgerEntry, now = Date.now()): void {
    const lines = new Map(this.#lines.get(plugin))
    const before = lines.get(method) ?? { asked: 0, refused: 0 }
    lines.set(method, {
      method,
      permission,
      asked: before.asked + 1,
      refused: before.refused + (refused ? 1 : 0),
      lastAt: now,
    })
    this.#lines.set(plugin, lines)
  }

  /** Newest first. */
  of(plugin: string): readonly LedgerLine[] {
    return [...(this.#lines.get(plugin)?.values() ?? [])].sort((a, b) => b.lastAt - a.lastAt)
  }
}
