import { Done } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { changeUser } from './userAccounts.ts'

/** What admins do about somebody else's account beside changing it. */
const ofAdmins = {
  method: 'POST',
  access: 'admin',
  params: changeUser.params as NonNullable<typeof changeUser.params>,
  problems: ['conflict', 'not_found'],
  output: Done,
} as const

export const signOutUser = endpoint({
  ...ofAdmins,
  path: '/api/users/:id/sign-out/',
  summary: 'Ends all sessions of somebody else.',
})
export const resetSecondFactor = endpoint({
  ...ofAdmins,
  path: '/api/users/:id/reset-second-factor/',
  summary: 'Switches the second factor of somebody else off, who has lost it, and ends their sessions.',
})
