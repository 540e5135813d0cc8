import * as Type from 'typebox'
import { Done } from './accounts.ts'
import { HiddenField } from './contact.ts'
import { endpoint } from './endpoint.ts'
import { EmailAddress, Line, Words } from './formText.ts'

const closed = { additionalProperties: false } as const

export const NewFeedback = Type.Object(
  {
    feedback: Words(5000, { examples: ['The map is hard to read on my phone.'] }),
    name: Type.Optional(Line(150)),
    email: Type.Optional(EmailAddress),
    page: Type.Optional(Line(500, { description: 'Address of the page it is about.' })),
    website: HiddenField,
  },
  closed,
)
export type NewFeedback = Type.Static<typeof NewFeedback>

export const NewPartnershipRequest = Type.Object(
  {
    name: Line(150, { minLength: 3, examples: ['Amina Bello'] }),
    email: EmailAddress,
    organization: Line(255, { minLength: 2, examples: ['State Ministry of Health'] }),
    position: Type.Optional(Line(150, { description: 'What they do there.' })),
    phone: Type.Optional(Line(50)),
    data: Words(2000, {
      description: 'Which data they have, or need.',
      examples: ['Routine figures of 2024, by LGA.'],
    }),
    purpose: Words(5000, { description: 'What for.', examples: ['To compare them with the surveys.'] }),
    website: HiddenField,
  },
  closed,
)
export type NewPartnershipRequest = Type.Static<typeof NewPartnershipRequest>

export const NewDashboardInterest = Type.Object(
  {
    email: EmailAddress,
    dashboard: Line(200, { minLength: 1, examples: ['Health_Financing'] }),
    created: Type.Optional(Type.String({ maxLength: 64, description: 'Not used: the server has a clock.' })),
    website: HiddenField,
  },
  closed,
)
export type NewDashboardInterest = Type.Static<typeof NewDashboardInterest>

const sent = {
  method: 'POST',
  access: 'public',
  // Enough for an office behind one address, and little for a flood.
  limit: { most: 20, minutes: 60, exempt: 'admin' },
  output: Done,
  success: 201,
} as const

export const sendFeedback = endpoint({
  ...sent,
  path: '/api/feedback/',
  summary: 'Says what is good or bad.',
  body: NewFeedback,
})
export const requestPartnership = endpoint({
  ...sent,
  path: '/api/data-partnership/',
  summary: 'Asks for a data partnership.',
  body: NewPartnershipRequest,
})
export const registerInterest = endpoint({
  ...sent,
  path: '/api/subdashboard/interest/',
  summary: 'Says that somebody would like to see a dashboard.',
  body: NewDashboardInterest,
})
