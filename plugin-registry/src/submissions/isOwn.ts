import type { Actor } from '@msdat/sdk/http/serve'
import type { SubmissionRow } from '../db/RegistryTables.ts'

/**
 * Whether somebody decides about what they sent themselves. An address that was typed without signing
 * in counts too: else an admin would sign out, send, sign in and approve.
 */
export function isOwn(
  { account_id, email }: Pick<SubmissionRow, 'account_id' | 'email'>,
  actor: Pick<Actor, 'id' | 'email'>,
): boolean {
  return account_id === actor.id || (account_id === null && email.toLowerCase() === actor.email.toLowerCase())
}
