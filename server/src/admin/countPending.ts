import type { AdminSummary, PendingKind } from '@msdat/sdk/contracts/adminSummary'
import type { AdminDb } from './AdminTables.ts'

type Counted = Promise<{ count: string | number | bigint }>

/** What waits, in each table; PostgreSQL counts in text. */
const counts: Record<PendingKind, (db: AdminDb) => Counted> = {
  plugin: (db) =>
    db
      .selectFrom('registry_submissions')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('state', '=', 'awaiting_approval')
      .executeTakeFirstOrThrow(),
  dashboard: (db) =>
    db
      .selectFrom('custom_dashboards')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('is_private', '=', 0)
      .where('approval', '=', 'awaiting')
      .executeTakeFirstOrThrow(),
  figures: (db) =>
    db
      .selectFrom('data_entries')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('state', '=', 'submitted')
      .executeTakeFirstOrThrow(),
  testimonial: (db) =>
    db
      .selectFrom('testimonials')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('status', '=', 'awaiting')
      .executeTakeFirstOrThrow(),
  dataset: (db) =>
    db
      .selectFrom('offered_datasets')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow(),
  question: (db) =>
    db
      .selectFrom('think_questions')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('status', '=', 'waiting')
      .executeTakeFirstOrThrow(),
  answer: (db) =>
    db
      .selectFrom('think_answers')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('status', '=', 'waiting')
      .executeTakeFirstOrThrow(),
  message: (db) =>
    db
      .selectFrom('messages')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow(),
  review: (db) =>
    db
      .selectFrom('view_reviews')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow(),
  mail: (db) =>
    db
      .selectFrom('outgoing_mails')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('state', '=', 'failed')
      .executeTakeFirstOrThrow(),
}

/** What waits for somebody, by kind. */
export async function countPending(db: AdminDb): Promise<AdminSummary['pending']> {
  const kinds = Object.entries(counts) as [PendingKind, (typeof counts)[PendingKind]][]
  return Promise.all(kinds.map(async ([kind, read]) => ({ kind, count: Number((await read(db)).count) })))
}
