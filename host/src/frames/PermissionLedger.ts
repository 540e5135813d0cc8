import { createAtom } from 'mobx'
import type { LedgerEntry } from '@msdat/sdk/plugin/bridge/bridge'
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
  /** Every call of every plugin is counted, and mostly nobody looks: a list that is observed in depth would cost more. */
  readonly #changed = createAtom('PermissionLedger')
  readonly #lines = new Map<string, Map<string, LedgerLine>>()

  record(plugin: string, { method, permission, refused }: LedgerEntry, now = Date.now()): void {
    const lines = this.#lines.get(plugin) ?? new Map<string, LedgerLine>()
    const before = lines.get(method)
    lines.set(method, {
      method,
      permission,
      asked: (before?.asked ?? 0) + 1,
      refused: (before?.refused ?? 0) + (refused ? 1 : 0),
      lastAt: now,
    })
    this.#lines.set(plugin, lines)
    this.#changed.reportChanged()
  }

  /** Newest first. */
  of(plugin: string): readonly LedgerLine[] {
    this.#changed.reportObserved()
    return [...(this.#lines.get(plugin)?.values() ?? [])].sort((a, b) => b.lastAt - a.lastAt)
  }
}
