import { noticeDays, type Notice } from '@msdat/sdk/contracts/notices'
import { daysAgo, type AdminDb } from './AdminTables.ts'
import { shorten } from './shorten.ts'

/** What is known of a notice before it is known who reads it. */
export type UnreadNotice = Omit<Notice, 'id' | 'seen' | 'viewable'>

const mostOfKind = 200

/** All that waits for admins, and what did in the last days. */
export async function readNotices(db: AdminDb, now = new Date()): Promise<UnreadNotice[]> {
  const since = daysAgo(noticeDays, now)
  const kinds = [
    readPlugins,
    readDashboards,
    readFigures,
    readTestimonials,
    readMessages,
    readReviews,
    readFailedMails,
  ]
  const found = await Promise.all(kinds.map((read) => read(db, since)))
  return found.flat().toSorted((a, b) => b.datetime.localeCompare(a.datetime) || b.thing - a.thing)
}

const decided = { approvable: false, declinable: false } as const

async function readPlugins(db: AdminDb, since: string): Promise<UnreadNotice[]> {
  const rows = await db
    .selectFrom('registry_submissions')
    .select(['id', 'state', 'title', 'plugin_id', 'version', 'name', 'description', 'created_at'])
    .where((where) =>
      where.or([
        where('state', '=', 'awaiting_approval'),
        where.and([
          where('first_party', '=', 0),
          where('updated_at', '>=', since),
          where('state', 'not in', ['submitted', 'checking']),
        ]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(mostOfKind)
    .execute()
  return rows.map((row) => {
    const waits = row.state === 'awaiting_approval'
    return {
      kind: 'plugin',
      thing: row.id,
      title: `Plugin ${row.title ?? row.plugin_id ?? 'without a name'} ${row.version ?? ''}`.trim(),
      text: shorten(`From ${row.name}. ${row.description}`),
      datetime: row.created_at,
      approvable: waits,
      declinable: waits,
      path: `/account?submission=${row.id}#/approvePlugin`,
      outcome: waits ? '' : row.state.replaceAll('_', ' '),
    }
  })
}

async function readFigures(db: AdminDb, since: string): Promise<UnreadNotice[]> {
  const rows = await db
    .selectFrom('data_entries')
    .leftJoin('datasources', 'datasources.id', 'data_entries.datasource')
    .select(['data_entries.id', 'state', 'period', 'author', 'figures', 'note', 'submitted_at'])
    .select('datasources.datasource as source')
    .where('submitted_at', 'is not', null)
    .where((where) =>
      where.or([where('state', '=', 'submitted'), where('data_entries.updated_at', '>=', since)]),
    )
    .orderBy('data_entries.id', 'desc')
    .limit(mostOfKind)
    .execute()
  return rows.map((row) => {
    const waits = row.state === 'submitted'
    return {
      kind: 'figures',
      thing: row.id,
      title: `${row.figures} figures of ${row.source ?? 'a source'}, ${row.period}`,
      text: shorten(`From ${row.author}. ${row.note}`),
      datetime: row.submitted_at ?? '',
      approvable: waits,
      declinable: waits,
      path: `/data-entry/approval?entry=${row.id}`,
      outcome: waits ? '' : row.state.replaceAll('_', ' '),
    }
  })
}

async function readDashboards(db: AdminDb, since: string): Promise<UnreadNotice[]> {
  const rows = await db
    .selectFrom('custom_dashboards')
    .select(['id', 'title', 'request_reason', 'approval', 'updated_at'])
    .where('is_private', '=', 0)
    .where((where) => where.or([where('approval', '=', 'awaiting'), where('updated_at', '>=', since)]))
    .orderBy('id', 'desc')
    .limit(mostOfKind)
    .execute()
  return rows.map((row) => ({
    ...decided,
    kind: 'dashboard',
    thing: row.id,
    title: `Dashboard ${row.title} wants to be public`,
    text: shorten(row.request_reason),
    datetime: row.updated_at,
    path: '/custom/requests',
    outcome: row.approval === 'awaiting' ? '' : row.approval,
  }))
}

async function readTestimonials(db: AdminDb, since: string): Promise<UnreadNotice[]> {
  const rows = await db
    .selectFrom('testimonials')
    .select(['id', 'name', 'rating', 'review', 'status', 'created_at'])
    .where((where) => where.or([where('status', '=', 'awaiting'), where('updated_at', '>=', since)]))
    .orderBy('id', 'desc')
    .limit(mostOfKind)
    .execute()
  return rows.map((row) => ({
    ...decided,
    kind: 'testimonial',
    thing: row.id,
    title: `Testimonial by ${row.name}: ${row.rating} of 5`,
    text: shorten(row.review),
    datetime: row.created_at,
    path: '/account#/testimonials',
    outcome: row.status === 'awaiting' ? '' : row.status,
  }))
}

const formNames = {
  contact: 'Contact message',
  feedback: 'Feedback',
  partnership: 'Data partnership request',
  interest: 'Interest in a dashboard',
} as const

async function readMessages(db: AdminDb, since: string): Promise<UnreadNotice[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'kind', 'status', 'name', 'email', 'text', 'created_at'])
    .where((where) => where.or([where('status', '=', 'open'), where('updated_at', '>=', since)]))
    .orderBy('id', 'desc')
    .limit(mostOfKind)
    .execute()
  return rows.map((row) => ({
    ...decided,
    kind: 'message',
    thing: row.id,
    title: `${formNames[row.kind]} from ${row.name || row.email || 'a visitor'}`,
    text: shorten(row.text),
    datetime: row.created_at,
    path: `/admin?message=${row.id}#/messages`,
    outcome: row.status === 'open' ? '' : 'answered',
  }))
}

async function readReviews(db: AdminDb, since: string): Promise<UnreadNotice[]> {
  const rows = await db
    .selectFrom('view_reviews')
    .select(['id', 'status', 'author', 'rating', 'comment', 'created_at'])
    .where((where) => where.or([where('status', '=', 'open'), where('updated_at', '>=', since)]))
    .orderBy('id', 'desc')
    .limit(mostOfKind)
    .execute()
  return rows.map((row) => ({
    ...decided,
    kind: 'review',
    thing: row.id,
    title: `Review by ${row.author}: ${row.rating} of 5`,
    text: shorten(row.comment),
    datetime: row.created_at,
    path: '/admin?status=open#/reviews',
    outcome: row.status === 'open' ? '' : 'answered',
  }))
}

async function readFailedMails(db: AdminDb, since: string): Promise<UnreadNotice[]> {
  const rows = await db
    .selectFrom('outgoing_mails')
    .select(['id', 'to_address', 'subject', 'problem', 'created_at'])
    .where('state', '=', 'failed')
    .where('created_at', '>=', since)
    .orderBy('id', 'desc')
    .limit(mostOfKind)
    .execute()
  return rows.map((row) => ({
    ...decided,
    kind: 'mail',
    thing: row.id,
    title: `E-mail to ${row.to_address} could not be sent`,
    text: shorten(`${row.subject}. ${row.problem}`),
    datetime: row.created_at,
    path: '/admin?state=failed#/outbox',
    outcome: '',
  }))
}
