import type { Kysely } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Outbox } from '../mail/Outbox.ts'
import { dashboardDecision } from '../mail/templates/dashboardDecision.ts'
import { notify } from '../notifications/notify.ts'
import { contentOf, toApprovedColumns } from './content.ts'
import type { CustomDashboardTables } from './customDashboardMigrations.ts'
import { unknownDashboard } from './readCustomDashboards.ts'
import type { Row } from './seenDashboards.ts'
import { changedMeanwhile, holdOwner, logForeign } from './writeCustomDashboards.ts'

interface Decision {
  id: number
  decision: 'approved' | 'disapproved'
  reason?: string
  edition: number
}

interface Deciding {
  actor: Actor
  outbox: Outbox
  publicUrl: string
}

/** What a moderator says of a dashboard that somebody wants to publish. The author is told by e-mail. */
export async function decideCustomDashboard(
  db: Kysely<CustomDashboardTables>,
  { id, decision, reason = '', edition }: Decision,
  { actor, outbox, publicUrl }: Deciding,
): Promise<Row> {
  return db.transaction().execute(async (tables) => {
    await holdOwner(tables, actor.id)
    const row = await tables
      .selectFrom('custom_dashboards')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row || row.is_private === 1) return unknownDashboard(id)
    if (row.owner === actor.id)
      throw new AppError('not_allowed', 'Somebody else decides on your own dashboard.')
    if (row.edition !== edition) throw changedMeanwhile()
    if (decision === 'disapproved' && reason.trim() === '')
      throw new AppError('invalid_input', 'Say why it is disapproved: its author reads it.', {
        reason: ['is required'],
      })
    const decided = await tables
      .updateTable('custom_dashboards')
      .set({
        approval: decision,
        decision_reason: reason.trim(),
        ...toApprovedColumns(decision === 'approved' ? contentOf(row) : null),
      })
      .where('id', '=', id)
      .where('edition', '=', edition)
      .returningAll()
      .executeTakeFirst()
    if (!decided) throw changedMeanwhile()
    await logForeign(tables, row, { actor, action: decision === 'approved' ? 'approve' : 'disapprove' })
    const author = await tables
      .selectFrom('users')
      .select('email')
      .where('id', '=', row.owner)
      .executeTakeFirst()
    const url = new URL(`/custom/public/${id}`, publicUrl).href
    const words = dashboardDecision({ title: row.title, decision, reason: reason.trim(), url })
    if (author) await outbox.post(tables, { to: author.email, words })
    await notify(tables, {
      owner: row.owner,
      title: `Your dashboard "${row.title}" was ${decision}`,
      text: reason.trim(),
      link: '/account#/savedDashboards',
    })
    return decided
  })
}
