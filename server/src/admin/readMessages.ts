import type { AdminDb } from './AdminTables.ts'
import { decided, mostOfKind, type UnreadNotice } from './UnreadNotice.ts'
import { shorten } from './shorten.ts'

const formNames = {
  contact: 'Contact message',
  feedback: 'Feedback',
  partnership: 'Data partnership request',
  interest: 'Interest in a dashboard',
} as const

export async function readMessages(db: AdminDb, since: string): Promise<UnreadNotice[]> {
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

export async function readReviews(db: AdminDb, since: string): Promise<UnreadNotice[]> {
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
