import type { Kysely } from 'kysely'
import type { Composition, PlacedSection } from '@msdat/sdk/contracts/composition'
import type { Section } from '@msdat/sdk/contracts/dashboards'
import { AppError } from '@msdat/sdk/contracts/problem'
import { raiseDataVersion } from '../data/dataVersion.ts'
import type { DataTables } from '../db/DataTables.ts'
import { checkSections, type FindRelease } from './checkSections.ts'

/**
 * Replaces the sections of a dashboard. The dashboard loses the digest of the seed it came from, which
 * is how seedDashboards knows, at the next start, that it belongs to the admins now and is left alone.
 */
export async function composeDashboard(
  db: Kysely<DataTables>,
  { id, sections: given, updated_at }: Composition & { id: number },
  findRelease: FindRelease,
): Promise<void> {
  const row = await db
    .selectFrom('dashboards')
    .select(['sections', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', `There is no dashboard ${id}.`)
  if (updated_at !== undefined && updated_at !== row.updated_at) throw changedMeanwhile()
  const standing = JSON.parse(row.sections) as Section[]
  await checkSections(given, standing, findRelease)
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('dashboards')
      .set({
        sections: JSON.stringify(withIds(given, standing)),
        seed_digest: null,
        updated_at: momentAfter(row.updated_at),
      })
      .where('id', '=', id)
      // What was checked is what stood there when it was read.
      .where('updated_at', '=', row.updated_at)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw changedMeanwhile()
    // Everybody keeps dashboards under the data version.
    await raiseDataVersion(transaction)
  })
}

const changedMeanwhile = (): AppError =>
  new AppError(
    'conflict',
    'Somebody else has changed this dashboard meanwhile. Load it anew, then try again.',
  )

/** Now, but never the same moment twice: it tells one edition of a dashboard from the next. */
function momentAfter(last: string): string {
  return new Date(Math.max(Date.now(), Date.parse(last) + 1)).toISOString()
}

/**
 * Sections get an id out of their plugin's, with a number where that is taken. The one that opens first stays so, where
 * ever it is put.
 */
function withIds(given: readonly PlacedSection[], standing: readonly Section[]): Section[] {
  const taken = new Set(given.flatMap(({ id }) => id ?? []))
  const first = standing.find(({ isDefault }) => isDefault)?.id
  return given.map(({ id, title, ...section }) => {
    const own = id ?? freeId(section.plugin, taken)
    taken.add(own)
    return { id: own, ...section, title: title.trim(), ...(own === first && { isDefault: true }) }
  })
}

function freeId(plugin: string, taken: ReadonlySet<string>): string {
  let id = plugin
  for (let count = 2; taken.has(id); count += 1) id = `${plugin}-${count}`
  return id
}
