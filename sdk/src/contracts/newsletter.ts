import * as Type from 'typebox'
import { Done } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { EmailAddress } from './formText.ts'
import { IdParams, ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const

const Token = Type.String({
  pattern: '^[A-Za-z0-9_-]{43}$',
  description: 'From the link in the message.',
  examples: ['a'.repeat(43)],
})

export const Subscriber = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    email: Type.String(),
    name: Type.String(),
    is_confirmed: Type.Boolean({ description: 'Whether the link in the message to this address was used.' }),
    created: Type.String(),
  },
  closed,
)
export type Subscriber = Type.Static<typeof Subscriber>

// Each call may send a message to an address that somebody typed.
const limit = { most: 10, minutes: 60 } as const

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/mailchimp/',
  access: 'public',
  summary: 'Subscribes an address to the newsletter, once the link sent to it is used.',
  limit,
  body: Type.Object({ email: EmailAddress }, closed),
  output: Done,
})
export const addSubscriber = endpoint({
  method: 'POST',
  path: '/api/crud/subscriber/',
  access: 'public',
  summary: 'The same with a name; says so where the address is subscribed already.',
  limit,
  problems: ['conflict'],
  body: Type.Object(
    {
      email: EmailAddress,
      name: Type.String({
        minLength: 1,
        maxLength: 150,
        pattern: '^[^\\x00-\\x1f\\x7f]*$',
        examples: ['Amina'],
      }),
      created: Type.Optional(
        Type.String({ maxLength: 64, description: 'Not used: the server has a clock.' }),
      ),
    },
    closed,
  ),
  output: Done,
  success: 201,
})
export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/api/newsletter/confirm/',
  access: 'public',
  summary: 'Confirms a subscription.',
  problems: ['not_found'],
  body: Type.Object({ token: Token }, closed),
  output: Done,
})
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscribe/',
  access: 'public',
  summary: 'Ends a subscription and forgets the address. Mail programs call it, too (RFC 8058).',
  query: Type.Object({ token: Token }, closed),
  output: Done,
})
export const listSubscribers = endpoint({
  method: 'GET',
  path: '/api/newsletter/subscribers/',
  access: 'admin',
  problems: ['rate_limited'],
  summary: 'Who gets the newsletter, newest first.',
  query: ListQuery(['id', 'email', 'name', 'created_at'], {
    is_confirmed: Type.Optional(
      Type.Boolean({ description: 'Only those who have confirmed, or only those who have not.' }),
    ),
    search: Type.Optional(Type.String({ maxLength: 100, description: 'Words in address or name.' })),
    format: Type.Optional(Type.Enum(['json', 'csv'], { description: 'csv is a download of all of them.' })),
  }),
  output: Page(Subscriber),
})
export const removeSubscriber = endpoint({
  method: 'DELETE',
  path: '/api/newsletter/subscribers/:id/',
  access: 'admin',
  summary: 'Ends a subscription; answers whose it was.',
  params: IdParams('a subscriber', 1),
  output: Subscriber,
})
