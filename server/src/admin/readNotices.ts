import { moderatedKinds, pendingKinds, type PendingKind } from '@msdat/sdk/contracts/adminSummary'
import { noticeDays } from '@msdat/sdk/contracts/notices'
import type { Role } from '@msdat/sdk/contracts/roles'
import { daysAgo, type AdminDb } from './AdminTables.ts'
import { readAnswers, readDatasets, readQuestions, readTestimonials } from './readContributions.ts'
import { readMessages, readReviews } from './readMessages.ts'
import { shorten } from './shorten.ts'
import { decided, mostOfKind, type UnreadNotice } from './UnreadNotice.ts'

const readers: Record<PendingKind, (db: AdminDb, since: string) => Promise<UnreadNotice[]>> = {
  plugin: readPlugins,
  dashboard: readDashboards,
  figures: readFigures,
  testimonial: readTestimonials,
  dataset: readDatasets,
  question: readQuestions,
  answer: readAnswers,
  message: readMessages,
  review: readReviews,
  mail: readFailedMails,
}

/** All that waits for somebody of this role, and what did in the last days. */
export async function readNotices(db: AdminDb, role: Role, now = new Date()): Promise<UnreadNotice[]> {
  const since = daysAgo(noticeDays, now)
  const kinds = role === 'admin' ? pendingKinds : moderatedKinds
  const found = await Promise.all(kinds.map((kind) => readers[kind](db, since)))
  return found.flat().toSorted((a, b) => b.datetime.localeCompare(a.datetime) || b.thing - a.thing)
}

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
      title: `${row.figures === 1 ? '1 figure' : `${row.figures} figures`} of ${row.source ?? 'a source'}, ${row.period}`,
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
