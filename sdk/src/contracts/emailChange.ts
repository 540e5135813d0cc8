import * as Type from 'typebox'
import { Done } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { EmailAddress } from './formText.ts'
import { LinkToken } from './passwordRecovery.ts'
import { removeUser } from './userAccounts.ts'

const closed = { additionalProperties: false } as const

/** Another address for an account, with the password of the account. */
export const EmailChange = Type.Object(
  {
    email: EmailAddress,
    password: Type.String({ minLength: 1, maxLength: 128, examples: ['Quiet-River-9'] }),
  },
  closed,
)

export const askForEmailChange = endpoint({
  method: 'POST',
  path: '/api/users/:id/email-change/',
  access: 'user',
  summary: "Sends a link to another address; the caller's account has it once the link was opened.",
  limit: { most: 10, minutes: 60 },
  params: removeUser.params as NonNullable<typeof removeUser.params>,
  body: EmailChange,
  problems: ['conflict', 'not_found'],
  output: Done,
})
export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/email-change/',
  access: 'public',
  summary: 'Gives an account its new address with the token of the link that was sent there, once.',
  limit: { most: 30, minutes: 15 },
  body: Type.Object({ token: LinkToken }, closed),
  problems: ['conflict', 'not_found'],
  output: Done,
})
