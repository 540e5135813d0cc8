import { createHash } from 'node:crypto'
import type { AuditHead } from '@msdat/sdk/contracts/auditHead'

/** What stands for the hash before the first entry. */
const firstPrevious = '0'.repeat(64)

const batch = 1000

/** An entry of a list that only grows. Its hash covers all its fields and the hash before it. */
export interface ChainedEntry {
  sequence: number
  hash: string
  previous: string
}

/** The hash of an entry from its values, in an order that never changes: none can be changed unseen. */
export const hashOfValues = (values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex')

/** Number and hashes of the entry that follows the newest one. */
export const nextLink = (head: AuditHead | null): { sequence: number; previous: string } => ({
  sequence: (head?.entries ?? 0) + 1,
  previous: head?.hash ?? firstPrevious,
})

interface Chain<Entry> {
  /** The entries after one, in order. */
  readAfter(sequence: number, most: number): Promise<Entry[]>
  hashOf(entry: Entry): string
}

/** Follows a chain to its end, or to the first entry that does not follow from the one before it. */
export async function followLinks<Entry extends ChainedEntry>({
  readAfter,
  hashOf,
}: Chain<Entry>): Promise<{ head: AuditHead | null; brokenAt: number | null }> {
  let head: AuditHead = { entries: 0, hash: firstPrevious }
  for (;;) {
    const entries = await readAfter(head.entries, batch)
    for (const entry of entries) {
      const isNext = entry.sequence === head.entries + 1 && entry.previous === head.hash
      if (!isNext || entry.hash !== hashOf(entry)) return { head: headOf(head), brokenAt: entry.sequence }
      head = { entries: entry.sequence, hash: entry.hash }
    }
    if (entries.length < batch) return { head: headOf(head), brokenAt: null }
  }
}

const headOf = (head: AuditHead): AuditHead | null => (head.entries === 0 ? null : head)
