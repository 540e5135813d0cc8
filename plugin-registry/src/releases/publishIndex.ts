import type { Index, Release, SharedModule, SignedIndex } from '@msdat/sdk/contracts/registry'
import { auditHead } from '../audit/appendAudit.ts'
import { readState, writeState } from '../db/stateValues.ts'
import type { RegistryTransaction } from '../db/RegistryTables.ts'
import { isDrawnIcon } from '../workers/isDrawnIcon.ts'
import { withdrawnPlugins } from './withdrawnPlugins.ts'
import type { SigningKey } from './SigningKey.ts'

/** Writes the next index inside the transaction that changed what runs: a reader never sees one without the other. */
export async function publishIndex(tx: RegistryTransaction, key: SigningKey): Promise<void> {
  const sequence = nextNumber(Number(await readState(tx, 'sequence')))
  const live = await tx
    .selectFrom('registry_releases')
    .select('release')
    .where('state', '=', 'live')
    .orderBy('plugin_id')
    .execute()
  const audit = await auditHead(tx)
  const withdrawn = await withdrawnPlugins(tx)
  const content: Index = {
    sequence,
    issued_at: new Date().toISOString(),
    ...(audit && { audit }),
    shared: JSON.parse((await readState(tx, 'shared_modules')) ?? '[]') as SharedModule[],
    releases: live.map(({ release }) => withDrawnIcons(JSON.parse(release) as Release)),
    ...(withdrawn.length > 0 && { withdrawn }),
  }
  const index = JSON.stringify(content)
  const signed: SignedIndex = { index, signature: key.sign(index), key: key.publicKey }
  await writeState(tx, 'sequence', String(sequence))
  await writeState(tx, 'signed_index', JSON.stringify(signed))
}

/** A release that was built before icons were drawn here may hold what its author sent: visitors do not get that. */
function withDrawnIcons(release: Release): Release {
  const drawn = Object.entries(release.icons).filter(([, icon]) => isDrawnIcon(icon))
  return { ...release, icons: Object.fromEntries(drawn) }
}

/**
 * The clock in milliseconds, or one more than the last number where that is higher. Pages refuse a
 * number below the highest they have seen. Counting alone would go back with a restored backup, and
 * returning visitors would run no plugin until it had caught up; the clock has moved on meanwhile.
 * An index that was signed before keeps its lower number and is still refused.
 */
function nextNumber(last: number): number {
  return Math.max(last + 1, Date.now())
}
