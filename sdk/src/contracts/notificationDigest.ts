import * as Type from 'typebox'
import { Done } from './accounts.ts'
import { endpoint } from './endpoint.ts'

const closed = { additionalProperties: false } as const
const path = '/api/user_notifications/digest/'

export const digestChoices = ['none', 'daily', 'weekly'] as const
const Every = Type.Enum([...digestChoices], {
  description: 'How often unread notifications are sent, if there are any.',
  examples: ['weekly'],
})
const Digest = Type.Object(
  {
    every: Every,
    is_mail_sent: Type.Boolean({ description: 'False where this installation has no mail server.' }),
  },
  closed,
)
export type Digest = Type.Static<typeof Digest>

export const getDigest = endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'How often the caller gets their notifications by e-mail.',
  output: Digest,
})
export const changeDigest = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  summary: 'Changes that. They go to a confirmed address only.',
  body: Type.Object({ every: Every }, closed),
  output: Digest,
})
export const endDigest = endpoint({
  method: 'POST',
  path: `${path}end/`,
  access: 'public',
  summary: 'Ends them by the link in the message. Mail programs call it, too (RFC 8058).',
  limit: { most: 30, minutes: 15 },
  query: Type.Object(
    {
      token: Type.String({
        pattern: '^[A-Za-z0-9_-]{43}$',
        description: 'From the link in the message.',
        examples: ['a'.repeat(43)],
      }),
    },
    closed,
  ),
  output: Done,
})
