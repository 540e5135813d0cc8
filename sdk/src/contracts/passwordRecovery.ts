import * as Type from 'typebox'
import { Done } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { EmailAddress } from './formText.ts'
import { NewPassword } from './userAccounts.ts'

const closed = { additionalProperties: false } as const
const path = '/api/password-recovery/'

/** What a link in a message carries. */
export const LinkToken = Type.String({
  minLength: 1,
  maxLength: 1000,
  pattern: '^[A-Za-z0-9._-]+$',
  description: 'From the link in the message.',
  examples: ['from-the-link'],
})

export const PasswordRecovery = Type.Object({ email: EmailAddress }, closed)

export const askForNewPassword = endpoint({
  method: 'POST',
  path,
  access: 'public',
  summary: 'Sends a link for a new password. The answer is the same whether or not there is such an account.',
  limit: { most: 20, minutes: 60 },
  body: PasswordRecovery,
  output: Done,
})
export const resetPassword = endpoint({
  method: 'PUT',
  path,
  access: 'public',
  summary: 'Sets a new password with the token of the link, once and within an hour; ends all sessions.',
  limit: { most: 30, minutes: 15 },
  body: Type.Object({ token: LinkToken, ...NewPassword.properties }, closed),
  problems: ['not_found'],
  output: Done,
})
