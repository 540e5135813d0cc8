import type { FrameCount } from '@msdat/sdk/contracts/frameFigures'
import type { RegistryDb, RegistryTransaction } from '../db/RegistryTables.ts'
import { inTurn } from '../db/inTurn.ts'
import type { IndexReader } from '../releases/IndexReader.ts'

/** Stands among the classes of boot times for calls that were refused. */
export const refusalClass = -1

/** Adds what a page has counted to its day. Anyone may report, so only what runs now is believed to have run. */
export async function addFigures(
  db: RegistryDb,
  index: Pick<IndexReader, 'release'>,
  counts: readonly FrameCount[],
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  const sums = new Map<string, { plugin_id: string; version: string; class: number; count: number }>()
  for (const { plugin, version, boots, refusals } of counts) {
    if ((await index.release(plugin))?.version !== version) continue
    for (const [place, count] of [[refusalClass, refusals] as const, ...boots.entries()]) {
      if (count === 0) continue
      const key = `${plugin} ${place}`
      const before = sums.get(key)?.count ?? 0
      sums.set(key, { plugin_id: plugin, version, class: place, count: before + count })
    }
  }
  if (sums.size === 0) return
  await inTurn(db, (tx) =>
    tx
      .insertInto('registry_frame_figures')
      .values([...sums.values()].map((row) => ({ ...row, day })))
      .onConflict((conflict) =>
        conflict.columns(['plugin_id', 'version', 'day', 'class']).doUpdateSet((row) => ({
          count: row('registry_frame_figures.count', '+', row.ref('excluded.count')),
        })),
      )
      .execute(),
  )
}

/** Days before this one are forgotten. */
export async function removeOldFigures(tx: RegistryTransaction, before: string): Promise<void> {
  await tx.deleteFrom('registry_frame_figures').where('day', '<', before.slice(0, 10)).execute()
}
