import type { UserInteraction } from '@msdat/sdk/contracts/interactions'
import type { Rows } from '@msdat/sdk/contracts/page'
import { Download } from '@msdat/sdk/http/Download'
import { LongPage } from '@msdat/sdk/http/LongPage'
import type { CustomDashboardTables } from '../customDashboards/customDashboardMigrations.ts'
import type { DataRoutes } from '../data/DataRoutes.ts'
import { checkPage, spanOf, type ListInput } from '../data/pageOf.ts'
import { rowsAsJson } from '../http/rowsAsJson.ts'
import type { InteractionTables } from './interactionTables.ts'
import { readCustomTitles } from './readCustomTitles.ts'
import { toInteraction } from './toInteraction.ts'

/** Each may have some 8 kB: so many are read and written in one piece. */
const rowsPerPart = 200

/**
 * A page of what somebody looked at. One that is longer than a part is read while it is sent: all that is kept of a person
 * can be 80 MB, and would hold everybody up for seconds.
 */
export async function pageOfHistory(
  { db, data }: DataRoutes,
  input: ListInput,
  owner: string,
): Promise<Rows<UserInteraction> | LongPage> {
  const own = db.withTables<InteractionTables>().selectFrom('user_interactions').where('owner', '=', owner)
  const { count } = await own
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  checkPage(input, Number(count))
  const ordering = input.ordering ?? '-viewed_at'
  const direction = ordering.startsWith('-') ? 'desc' : 'asc'
  const { offset, limit } = spanOf(input)
  // First only which, so that what is noted meanwhile moves none of them.
  const ids = await own
    .select('id')
    .orderBy(ordering.endsWith('viewed_at') ? 'viewed_at' : 'id', direction)
    .orderBy('id', direction)
    .offset(offset)
    .limit(limit)
    .execute()
  const places = new Map(ids.map(({ id }, place) => [id, place]))
  const lists = await data.lists()
  async function readPart(from: number): Promise<UserInteraction[]> {
    const part = ids.slice(from, from + rowsPerPart).map(({ id }) => id)
    if (part.length === 0) return []
    const rows = await own.selectAll().where('id', 'in', part).execute()
    rows.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
    const custom = db.withTables<CustomDashboardTables>()
    const names = rows.map(({ dashboard }) => dashboard)
    const titles = await readCustomTitles(custom as never, names, owner)
    return rows.map((row) =>
      toInteraction({ ...row, dashboard: titles.get(row.dashboard) ?? row.dashboard }, lists),
    )
  }
  async function* parts(): AsyncGenerator<UserInteraction[]> {
    for (let from = 0; from < ids.length; from += rowsPerPart) yield await readPart(from)
  }
  if (ids.length <= rowsPerPart) return { count: Number(count), results: await readPart(0) }
  return new LongPage(Number(count), ({ next, previous }) => {
    const links = `"next":${JSON.stringify(next)},"previous":${JSON.stringify(previous)}`
    return new Download(
      'history.json',
      'application/json; charset=utf-8',
      page(Number(count), links, parts()),
    )
  })
}

async function* page(
  count: number,
  links: string,
  parts: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  yield `{"count":${count},${links},"results":[`
  yield* rowsAsJson(parts)
  yield ']}'
}
