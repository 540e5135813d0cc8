import * as Type from 'typebox'
import { Done } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { IdParams, ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const
const path = '/api/user_notifications/'
const params = IdParams('a notification', 1)

/** What somebody who has an account should know, such as a decision about what they handed in. */
export const Notification = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    title: Type.String(),
    text: Type.String({ description: 'Such as the reason of a decision; can be empty.' }),
    link: Type.String({ description: 'Path of the page that it is about; can be empty.' }),
    is_read: Type.Boolean(),
    created_at: Type.String({ description: 'ISO 8601, UTC.' }),
  },
  closed,
)
export type Notification = Type.Static<typeof Notification>

export const listNotifications = endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: "The caller's notifications, newest first.",
  query: ListQuery(['id', 'created_at'], {
    is_read: Type.Optional(Type.Boolean({ description: 'Only those that are read, or only the others.' })),
  }),
  output: Page(Notification),
})
export const changeNotification = endpoint({
  method: 'PATCH',
  path: `${path}:id/`,
  access: 'user',
  summary: 'Marks a notification as read, or as unread.',
  params,
  body: Type.Object({ is_read: Type.Boolean({ examples: [true] }) }, closed),
  output: Notification,
})
export const markAllRead = endpoint({
  method: 'POST',
  path: `${path}read/`,
  access: 'user',
  summary: "Marks all of the caller's notifications as read.",
  output: Done,
})
export const removeNotification = endpoint({
  method: 'DELETE',
  path: `${path}:id/`,
  access: 'user',
  summary: 'Removes a notification; answers what it was.',
  params,
  output: Notification,
})
