import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { Words } from './formText.ts'
import { IdParams, ListQuery, Page } from './page.ts'
import { recordOf } from './recordOf.ts'

const closed = { additionalProperties: false } as const

export const messageKinds = ['contact', 'feedback', 'partnership', 'interest'] as const
const Kind = Type.Enum([...messageKinds], { description: 'The form that it came by.' })
const Status = Type.Enum(['open', 'answered'], {
  description: 'Whether somebody has seen to it.',
  examples: ['answered'],
})

/** What visitors wrote in one of the forms. */
export const Message = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    kind: Kind,
    status: Status,
    name: Type.String({ description: 'Empty where none was given.' }),
    email: Type.String({ description: 'As it was typed: nobody has checked whose it is. May be empty.' }),
    organization: Type.String(),
    text: Type.String(),
    details: recordOf(Type.String(), {
      description: 'What else the form asks for, such as page, category, phone, data, dashboard.',
    }),
    answer: Type.String({ description: 'What was answered by e-mail from here; else empty.' }),
    created_at: Type.String(),
    updated_at: Type.String(),
  },
  closed,
)
export type Message = Type.Static<typeof Message>

export const Answer = Type.Object({ text: Words(5000, { examples: ['It is the NDHS of 2018.'] }) }, closed)

const path = '/api/messages/'
const params = IdParams('a message', 1)

export const listMessages = endpoint({
  method: 'GET',
  path,
  access: 'admin',
  problems: ['rate_limited'],
  summary: 'Messages from all forms, newest first.',
  query: ListQuery(['id', 'created_at', 'updated_at', 'name', 'email', 'organization'], {
    kind: Type.Optional(Kind),
    status: Type.Optional(Status),
    search: Type.Optional(
      Type.String({ maxLength: 100, description: 'Words in name, address, organisation or text.' }),
    ),
    format: Type.Optional(Type.Enum(['json', 'csv'], { description: 'csv is a download of all of them.' })),
  }),
  output: Page(Message),
})
export const getMessage = endpoint({
  method: 'GET',
  path: `${path}:id/`,
  access: 'admin',
  summary: 'One message.',
  params,
  output: Message,
})
export const changeMessage = endpoint({
  method: 'PUT',
  path: `${path}:id/`,
  access: 'admin',
  summary: 'Marks a message as answered, or as open again.',
  params,
  body: Type.Object({ status: Status }, closed),
  output: Message,
})
export const answerMessage = endpoint({
  method: 'POST',
  path: `${path}:id/answer/`,
  access: 'admin',
  summary: 'Answers a message by e-mail, and marks it as answered.',
  params,
  problems: ['conflict'],
  body: Answer,
  output: Message,
})
export const removeMessage = endpoint({
  method: 'DELETE',
  path: `${path}:id/`,
  access: 'admin',
  summary: 'Removes a message; answers what it was.',
  params,
  output: Message,
})
