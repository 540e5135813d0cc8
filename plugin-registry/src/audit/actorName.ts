import type { Actor } from '@msdat/sdk/adapters/serve'
import { AppError } from '@msdat/sdk/contracts/problem'

/** An account that was signed in. The id says which one, also after its e-mail address has changed. */
export function accountName(actor: Actor | null): string {
  if (!actor) throw new AppError('unauthenticated', 'Please sign in, then try again.')
  return `user:${actor.id} ${actor.email}`
}

/** Whoever filled in the form: the address was typed, and nobody has checked whose it is. */
export const submitterName = (email: string): string => `submitter:${email}`
