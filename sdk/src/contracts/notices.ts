import * as Type from 'typebox'
import { pendingKinds } from './adminSummary.ts'
import { endpoint } from './endpoint.ts'
import { ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const

const Key = Type.String({
  pattern: '^[a-z]{4,20}-\\d{1,9}$',
  description: 'The kind and the id of the thing, such as plugin-12.',
  examples: ['message-1'],
})

/** Something that waits for a moderator or an admin, or did in the last days. */
export const Notice = Type.Object(
  {
    id: Key,
    kind: Type.Enum([...pendingKinds]),
    thing: Type.Integer({ minimum: 1, description: 'Id of the thing itself.' }),
    title: Type.String(),
    text: Type.String(),
    datetime: Type.String({ description: 'ISO 8601, UTC: when it came.' }),
    approvable: Type.Boolean({ description: 'Whether it can be approved here, now.' }),
    declinable: Type.Boolean({ description: 'Whether it can be declined here, now.' }),
    viewable: Type.Boolean({ description: 'Whether there is a page on which it is read.' }),
    path: Type.String({ description: 'Address of that page; empty where there is none.' }),
    seen: Type.Boolean({ description: 'You have marked it as read, or it no longer waits.' }),
    outcome: Type.String({ description: 'What became of it; empty while it waits.' }),
  },
  closed,
)
export type Notice = Type.Static<typeof Notice>

/** Days for which what no longer waits is still listed. */
export const noticeDays = 30

export const listNotices = endpoint({
  method: 'GET',
  path: '/api/admin/notifications/',
  access: 'moderator',
  summary: `What waits for the caller's role, and what did in the last ${noticeDays} days; newest first.`,
  query: ListQuery(['datetime'], {
    seen: Type.Optional(Type.Boolean({ description: 'true: past ones. false: unread ones.' })),
    kind: Type.Optional(Type.Enum([...pendingKinds], { description: 'Only of this kind.' })),
  }),
  output: Page(Notice),
})

export const markNotices = endpoint({
  method: 'POST',
  path: '/api/admin/notifications/seen/',
  access: 'moderator',
  summary: 'Marks notifications as read, or as unread again; for the caller alone.',
  body: Type.Object(
    {
      ids: Type.Array(Key, { minItems: 1, maxItems: 500, uniqueItems: true, examples: [['message-1']] }),
      seen: Type.Boolean({ examples: [true] }),
    },
    closed,
  ),
  output: Type.Object({ unread: Type.Integer({ minimum: 0 }) }, closed),
})
