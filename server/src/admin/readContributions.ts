import type { AdminDb } from './AdminTables.ts'
import { decided, mostOfKind, type UnreadNotice } from './UnreadNotice.ts'
import { shorten } from './shorten.ts'

export async function readTestimonials(db: AdminDb, since: string): Promise<UnreadNotice[]> {
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

export async function readDatasets(db: AdminDb, since: string): Promise<UnreadNotice[]> {
  const rows = await db
    .selectFrom('offered_datasets')
    .select(['id', 'title', 'name', 'organization', 'status', 'created_at'])
    .where((where) => where.or([where('status', '=', 'open'), where('updated_at', '>=', since)]))
    .orderBy('id', 'desc')
    .limit(mostOfKind)
    .execute()
  return rows.map((row) => ({
    ...decided,
    kind: 'dataset',
    thing: row.id,
    title: `Dataset ${row.title} was submitted`,
    text: shorten(`From ${row.name}, ${row.organization}.`),
    datetime: row.created_at,
    path: '/account#/datasets',
    outcome: row.status === 'open' ? '' : row.status,
  }))
}

export async function readQuestions(db: AdminDb, since: string): Promise<UnreadNotice[]> {
  const rows = await db
    .selectFrom('think_questions')
    .select(['id', 'title', 'body', 'status', 'created_at'])
    .where((where) => where.or([where('status', '=', 'waiting'), where('updated_at', '>=', since)]))
    .orderBy('id', 'desc')
    .limit(mostOfKind)
    .execute()
  return rows.map((row) => ({
    ...decided,
    kind: 'question',
    thing: row.id,
    title: `Question on Health Think: ${row.title}`,
    text: shorten(row.body),
    datetime: row.created_at,
    path: `/health-think/question/${row.id}`,
    outcome: row.status === 'waiting' ? '' : row.status,
  }))
}

export async function readAnswers(db: AdminDb, since: string): Promise<UnreadNotice[]> {
  const rows = await db
    .selectFrom('think_answers')
    .innerJoin('think_questions', 'think_questions.id', 'think_answers.question')
    .select(['think_answers.id', 'think_answers.body', 'think_answers.status', 'think_answers.created_at'])
    .select(['think_questions.id as question', 'think_questions.title'])
    .where((where) =>
      where.or([
        where('think_answers.status', '=', 'waiting'),
        where('think_answers.updated_at', '>=', since),
      ]),
    )
    .orderBy('think_answers.id', 'desc')
    .limit(mostOfKind)
    .execute()
  return rows.map((row) => ({
    ...decided,
    kind: 'answer',
    thing: row.id,
    title: `Answer on Health Think to: ${row.title}`,
    text: shorten(row.body),
    datetime: row.created_at,
    path: `/health-think/question/${row.question}`,
    outcome: row.status === 'waiting' ? '' : row.status,
  }))
}
