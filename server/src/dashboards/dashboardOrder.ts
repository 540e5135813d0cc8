import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import { appendChange } from '../audit/appendChange.ts'
import { raiseDataVersion } from '../data/dataVersion.ts'
import type { DataTables } from '../db/DataTables.ts'
import { readSetting, writeSetting } from '../db/settings.ts'

const setting = 'dashboard_order'

/** Ids of the dashboards as an admin has ordered them; empty where nobody has. */
export async function readDashboardOrder(db: Kysely<DataTables>): Promise<number[]> {
  const text = await readSetting(db, setting)
  return text === null ? [] : (JSON.parse(text) as number[])
}

/** Those that are not in the order come last, as they come. */
export function inOrder<Row extends { id: number }>(rows: readonly Row[], order: readonly number[]): Row[] {
  const placeOf = ({ id }: Row): number => (order.includes(id) ? order.indexOf(id) : order.length)
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Everybody reads dashboards under the data version, so it is raised. */
export async function writeDashboardOrder(
  db: Kysely<DataTables>,
  ids: readonly number[],
  actor: Actor,
): Promise<void> {
  const known = await db.selectFrom('dashboards').select('id').execute()
  const unknown = ids.find((id) => !known.some((one) => one.id === id))
  if (unknown !== undefined) throw new AppError('not_found', `There is no dashboard ${unknown}.`)
  await db.transaction().execute(async (tx: Transaction<DataTables>) => {
    await writeSetting(tx, setting, JSON.stringify(ids))
    await raiseDataVersion(tx)
    await appendChange(tx, actor, { action: 'change', thing: 'dashboard_order', thing_id: 'all' })
  })
}
