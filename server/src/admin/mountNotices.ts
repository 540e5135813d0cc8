import * as contracts from '@msdat/sdk/contracts/notices'
import type { Actor, Serve } from '@msdat/sdk/http/serve'
import type { DataRoutes } from '../data/DataRoutes.ts'
import { checkPage, spanOf } from '../data/pageOf.ts'
import type { AdminDb } from './AdminTables.ts'
import type { NoticeMarkTables } from './noticeMarks.ts'
import { readNotices } from './readNotices.ts'

/** What waits for moderators and admins; each of them has marks of their own for what they have read. */
export function mountNotices(serve: Serve, { db }: Pick<DataRoutes, 'db'>): void {
  const tables = db as unknown as AdminDb
  const marks = db.withTables<NoticeMarkTables>()
  const listFor = async (actor: Actor): Promise<contracts.Notice[]> => {
    const rows = await marks
      .selectFrom('admin_notice_marks')
      .select('notice')
      .where('owner', '=', actor.id)
      .execute()
    const marked = new Set(rows.map(({ notice }) => notice))
    return (await readNotices(tables, actor.role)).map((notice) => {
      const id = `${notice.kind}-${notice.thing}`
      const seen = marked.has(id) || notice.outcome !== ''
      return { ...notice, id, viewable: notice.path !== '', seen }
    })
  }
  serve(contracts.listNotices, async ({ seen, kind, ordering, ...paging }, { actor }) => {
    const found = (await listFor(actor)).filter(
      (one) => (seen === undefined || one.seen === seen) && (kind === undefined || one.kind === kind),
    )
    checkPage(paging, found.length)
    const { offset, limit } = spanOf(paging)
    const sorted = ordering === 'datetime' ? found.toReversed() : found
    return { count: found.length, results: sorted.slice(offset, offset + limit) }
  })
  serve(contracts.markNotices, async ({ ids, seen }, { actor }) => {
    await marks.transaction().execute(async (tx) => {
      await tx
        .deleteFrom('admin_notice_marks')
        .where('owner', '=', actor.id)
        .where('notice', 'in', ids)
        .execute()
      if (!seen) return
      const created_at = new Date().toISOString()
      const rows = ids.map((notice) => ({ owner: actor.id, notice, created_at }))
      await tx.insertInto('admin_notice_marks').values(rows).execute()
    })
    return { unread: (await listFor(actor)).filter((one) => !one.seen).length }
  })
}
