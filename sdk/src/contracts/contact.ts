import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { EmailAddress, Line, Words } from './formText.ts'
import { ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const

/** A field that no form shows. */
export const HiddenField = Type.Optional(
  Type.String({ maxLength: 500, description: 'Leave it out: only programs that send spam fill it in.' }),
)

/** What a visitor writes to the people who run the platform. */
export const NewContactMessage = Type.Object(
  {
    name: Line(150, { minLength: 3, examples: ['Amina Bello'] }),
    email: EmailAddress,
    organization: Type.Optional(Line(255)),
    feedback: Words(5000, { examples: ['Which survey does this figure come from?'] }),
    category: Type.Optional(
      Type.Union([Line(60), Type.Null()], { description: 'What it is about; the form does not ask.' }),
    ),
    website: HiddenField,
  },
  closed,
)
export type NewContactMessage = Type.Static<typeof NewContactMessage>

export const ContactMessage = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    name: Type.String(),
    email: Type.String(),
    organization: Type.String(),
    feedback: Type.String(),
    category: Type.String(),
    created_at: Type.String({ description: 'ISO 8601, UTC.' }),
  },
  closed,
)
export type ContactMessage = Type.Static<typeof ContactMessage>

export const addContactMessage = endpoint({
  method: 'POST',
  path: '/api/account/contact/',
  access: 'public',
  limit: { most: 20, minutes: 60, exempt: 'admin' },
  success: 201,
  summary: 'Write to the people who run this platform.',
  body: NewContactMessage,
  output: ContactMessage,
})

export const listContactMessages = endpoint({
  method: 'GET',
  path: '/api/account/contact/',
  access: 'admin',
  summary: 'What visitors have written, newest first.',
  query: ListQuery(['id', 'name', 'email', 'organization', 'created_at'], {
    search: Type.Optional(
      Type.String({ maxLength: 100, description: 'Words in the message or of its sender.' }),
    ),
  }),
  output: Page(ContactMessage),
})
