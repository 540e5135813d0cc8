import * as contracts from '@msdat/sdk/contracts/dashboardDesk'
import type { Actor, Serve } from '@msdat/sdk/http/serve'
import type { DataRoutes } from '../data/DataRoutes.ts'
import { checkPage, spanOf } from '../data/pageOf.ts'
import type { ReferenceLists } from '../data/ReferenceLists.ts'
import { readDashboardOrder, writeDashboardOrder } from '../dashboards/dashboardOrder.ts'
import { readDashboards } from '../dashboards/readDashboards.ts'
import type { AdminDb } from './AdminTables.ts'

type Managed = contracts.ManagedDashboard

/** All dashboards, for whoever looks after them. Somebody else's private one is not among them. */
export function mountDashboardDesk(serve: Serve, { db, data }: DataRoutes): void {
  const tables = db as unknown as AdminDb
  serve(contracts.listManagedDashboards, async ({ category, search, ordering, ...paging }, { actor }) => {
    const lists = await data.lists()
    const platform = (await readDashboards(db, lists)).map((one): Managed => {
      const { id, title, group, created_at, updated_at } = one
      const path = one.path ?? `/dashboard/${encodeURIComponent(one.name)}`
      const opens = namesOf(lists, one.initialIndicator, one.initialDataSource)
      return {
        id,
        kind: 'platform',
        name: title,
        category: group,
        ...opens,
        owner: '',
        path,
        created_at,
        updated_at,
      }
    })
    const all = [...platform, ...(await readCustom(tables, lists, actor))]
    const words = search?.trim().toLowerCase() ?? ''
    const found = all.filter(
      (one) =>
        (category === undefined || one.category === category) &&
        [one.name, one.category, one.datasource, one.indicator, one.owner].some((text) =>
          text.toLowerCase().includes(words),
        ),
    )
    checkPage(paging, found.length)
    const { offset, limit } = spanOf(paging)
    return { count: found.length, results: sorted(found, ordering).slice(offset, offset + limit) }
  })
  serve(contracts.orderDashboards, async ({ ids }, { actor }) => {
    await writeDashboardOrder(db, ids, actor)
    data.forget()
    return { ids: await readDashboardOrder(db) }
  })
}

async function readCustom(db: AdminDb, lists: ReferenceLists, actor: Actor): Promise<Managed[]> {
  const rows = await db
    .selectFrom('custom_dashboards')
    .innerJoin('users', 'users.id', 'custom_dashboards.owner')
    .select([
      'custom_dashboards.id',
      'title',
      'default_indicators',
      'initial_datasource',
      'is_private',
      'username',
      'custom_dashboards.created_at',
      'custom_dashboards.updated_at',
    ])
    .where((where) => where.or([where('is_private', '=', 0), where('owner', '=', actor.id)]))
    .orderBy('custom_dashboards.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: 'custom',
    name: row.title,
    category: contracts.customCategory,
    ...namesOf(lists, (JSON.parse(row.default_indicators) as number[])[0], row.initial_datasource),
    owner: row.username,
    path: `/custom/${row.is_private === 1 ? 'private' : 'public'}/${row.id}`,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }))
}

function namesOf({ indicators, datasources }: ReferenceLists, indicator: number | undefined, source: number) {
  return {
    indicator: indicators.find(({ id }) => id === indicator)?.short_name ?? '',
    datasource: datasources.find(({ id }) => id === source)?.datasource ?? '',
  }
}

function sorted(rows: readonly Managed[], ordering: string | undefined): readonly Managed[] {
  if (ordering === undefined) return rows
  const name = ordering.replace(/^-/, '') as keyof Managed
  const sign = ordering.startsWith('-') ? -1 : 1
  return rows.toSorted((a, b) => sign * String(a[name]).localeCompare(String(b[name]), 'en'))
}
