import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { EmailAddress } from './formText.ts'
import { IdParams, ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const

export const mailStates = ['kept', 'waiting', 'sending', 'sent', 'failed'] as const

const State = Type.Enum([...mailStates], {
  description:
    'kept: there is no mail server, so it stays here to be read. waiting: goes out at due_at. failed: was given up; problem says why.',
})

export const OutgoingMail = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    to_address: Type.String(),
    subject: Type.String(),
    text: Type.String({ description: 'Empty once it was sent: it may hold a secret link.' }),
    html: Type.String(),
    state: State,
    attempts: Type.Integer(),
    due_at: Type.String(),
    problem: Type.String({ description: 'What the mail server said last; empty where all is well.' }),
    created_at: Type.String(),
    sent_at: Type.Union([Type.String(), Type.Null()]),
  },
  closed,
)
export type OutgoingMail = Type.Static<typeof OutgoingMail>

const id = IdParams('a message', 1)

export const listMails = endpoint({
  method: 'GET',
  path: '/api/mail/outbox/',
  access: 'admin',
  summary: 'Messages that were sent, wait, or failed, newest first.',
  query: ListQuery(['id', 'created_at', 'due_at', 'to_address', 'subject'], {
    state: Type.Optional(State),
    search: Type.Optional(Type.String({ maxLength: 100, description: 'Words in address or subject.' })),
  }),
  output: Page(OutgoingMail),
})

export const getMail = endpoint({
  method: 'GET',
  path: '/api/mail/outbox/:id/',
  access: 'admin',
  summary: 'One message of the outbox.',
  params: id,
  output: OutgoingMail,
})

export const retryMail = endpoint({
  method: 'POST',
  path: '/api/mail/outbox/:id/retry/',
  access: 'admin',
  summary: 'Sends a message that is kept, waits or failed now.',
  params: id,
  problems: ['conflict'],
  output: OutgoingMail,
})

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/mail/test/',
  access: 'admin',
  summary: 'Sends a message that only says that mail works.',
  body: Type.Object({ to: EmailAddress }, closed),
  output: OutgoingMail,
  success: 201,
})
