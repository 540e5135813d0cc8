import { bootClasses } from '@msdat/sdk/contracts/bootClasses'
import type { ReleaseFigures } from '@msdat/sdk/contracts/frameFigures'
import type { RegistryDb } from '../db/RegistryTables.ts'
import { refusalClass } from './addFigures.ts'

const shownMs = 30 * 24 * 60 * 60 * 1000

/** The figures of some plugins' versions, by plugin and version; what nobody has started is not among them. */
export async function readFigures(
  db: RegistryDb,
  plugins: readonly string[],
): Promise<Map<string, ReleaseFigures[]>> {
  if (plugins.length === 0) return new Map()
  const rows = await db
    .selectFrom('registry_frame_figures')
    .select((row) => ['plugin_id', 'version', 'class', row.fn.sum('count').as('count')])
    .where('plugin_id', 'in', plugins)
    .where('day', '>=', new Date(Date.now() - shownMs).toISOString().slice(0, 10))
    .groupBy(['plugin_id', 'version', 'class'])
    .orderBy('plugin_id')
    .orderBy('version', 'desc')
    .execute()
  const counted = new Map<string, Map<string, Map<number, number>>>()
  for (const row of rows) {
    const versions = entryOf(counted, row.plugin_id, () => new Map<string, Map<number, number>>())
    entryOf(versions, row.version, () => new Map<number, number>()).set(row.class, Number(row.count))
  }
  return new Map(
    [...counted].map(([plugin, versions]) => [
      plugin,
      [...versions].map(([version, counts]) => figuresOf(version, counts)),
    ]),
  )
}

function entryOf<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key) ?? make()
  map.set(key, known)
  return known
}

function figuresOf(version: string, counts: ReadonlyMap<number, number>): ReleaseFigures {
  const boots = bootClasses.map((_, place) => counts.get(place) ?? 0)
  return {
    version,
    activations: boots.reduce((sum, count) => sum + count, 0),
    boot_p50: quantile(boots, 0.5),
    boot_p95: quantile(boots, 0.95),
    refusals: counts.get(refusalClass) ?? 0,
  }
}

/** The upper end of the class in which that share of all starts is reached; null where there was none. */
export function quantile(boots: readonly number[], share: number): number | null {
  const all = boots.reduce((sum, count) => sum + count, 0)
  if (all === 0) return null
  let reached = 0
  for (const [place, count] of boots.entries()) {
    reached += count
    if (reached >= share * all) return bootClasses[place] ?? null
  }
  return null
}
