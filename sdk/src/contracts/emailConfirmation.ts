import * as Type from 'typebox'
import { Done } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { LinkToken } from './passwordRecovery.ts'

const closed = { additionalProperties: false } as const
const path = '/api/email-confirmation/'

export const confirmEmail = endpoint({
  method: 'POST',
  path,
  access: 'public',
  summary: 'Confirms the address of an account with the token of the link that was sent to it.',
  limit: { most: 30, minutes: 15 },
  body: Type.Object({ token: LinkToken }, closed),
  problems: ['not_found'],
  output: Done,
})
export const askForConfirmation = endpoint({
  method: 'POST',
  path: `${path}request/`,
  access: 'user',
  summary: "Sends the link that confirms the caller's address once more.",
  limit: { most: 5, minutes: 60 },
  problems: ['conflict'],
  output: Done,
})
