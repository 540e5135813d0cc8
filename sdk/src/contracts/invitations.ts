import * as Type from 'typebox'
import { Done } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { EmailAddress, Line } from './formText.ts'
import { IdParams, largestId, ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const

/** Days for which the link of an invitation is valid. */
export const invitationDays = 14

const Moment = Type.String({ description: 'ISO 8601, UTC.' })
const Sources = Type.Array(Type.Integer({ minimum: 1, maximum: largestId }), {
  maxItems: 100,
  uniqueItems: true,
  description: 'Ids of the data sources of which they may enter figures; none means all.',
  examples: [[2]],
})
/** Somebody who is asked to enter figures, and has not accepted yet. */
export const Invitation = Type.Object(
  {
    id: Type.Integer(),
    email: Type.String(),
    sources: Sources,
    invited_by: Type.String({ description: 'Name of who sent it last.' }),
    expires_at: Moment,
    is_expired: Type.Boolean(),
    created_at: Moment,
  },
  closed,
)
export type Invitation = Type.Static<typeof Invitation>

export const NewInvitation = Type.Object({ email: EmailAddress, sources: Sources }, closed)
export type NewInvitation = Type.Static<typeof NewInvitation>

const path = '/api/invitations/'
const ofModerators = { access: 'moderator', problems: ['conflict', 'not_found'] } as const

export const listInvitations = endpoint({
  method: 'GET',
  path,
  access: 'moderator',
  summary: 'Invitations to enter figures that nobody has accepted yet, newest first.',
  query: ListQuery(['id', 'email', 'created_at', 'expires_at'], {
    search: Type.Optional(Type.String({ maxLength: 200, description: 'Part of an address.' })),
  }),
  output: Page(Invitation),
})
export const addInvitation = endpoint({
  ...ofModerators,
  method: 'POST',
  path,
  summary: 'Invites somebody by e-mail to enter figures. They may have an account, or make one.',
  limit: { most: 60, minutes: 60 },
  body: NewInvitation,
  output: Invitation,
})
export const resendInvitation = endpoint({
  ...ofModerators,
  method: 'POST',
  path: `${path}:id/send/`,
  summary: 'Sends it again with a new link; the links before are of no use any more.',
  limit: { most: 60, minutes: 60 },
  params: IdParams('an invitation', 1),
  output: Invitation,
})
export const removeInvitation = endpoint({
  ...ofModerators,
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Withdraws it: its link is of no use any more.',
  params: IdParams('an invitation', 1),
  output: Invitation,
})

const Token = Type.Object(
  { token: Line(100, { minLength: 1, description: 'Of the link in the message.', examples: ['Zm9v'] }) },
  closed,
)
export const readInvitation = endpoint({
  method: 'POST',
  path: `${path}read/`,
  access: 'public',
  isPersonal: true,
  summary: 'What an invitation says, for whoever has its link.',
  limit: { most: 60, minutes: 15 },
  body: Token,
  problems: ['not_found'],
  output: Type.Object(
    {
      email: Type.String(),
      has_account: Type.Boolean({ description: 'Whether there is an account with this address.' }),
      source_names: Type.Array(Type.String(), { description: 'Empty for all sources.' }),
      expires_at: Moment,
    },
    closed,
  ),
})
export const acceptInvitation = endpoint({
  method: 'POST',
  path: `${path}accept/`,
  access: 'user',
  summary: 'Uses an invitation up: the account of the caller, which has its address, may enter figures.',
  limit: { most: 30, minutes: 15 },
  body: Token,
  problems: ['conflict', 'not_found'],
  output: Done,
})
export const listOwnSources = endpoint({
  method: 'GET',
  path: `${path}sources/`,
  access: 'contributor',
  summary: 'Of which data sources the caller may enter figures.',
  output: Type.Object({ sources: Sources }, closed),
})
