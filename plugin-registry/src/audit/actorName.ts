import type { Actor } from '@msdat/sdk/http/serve'

/** An account that was signed in. The id says which one, also after its e-mail address has changed. */
export function accountName(actor: Pick<Actor, 'id' | 'email'>): string {
  return `user:${actor.id} ${actor.email}`
}

/** The id of the account that an entry names; null where it names none. */
export const accountIn = (actor: string): string | null => /^user:(\S+)/.exec(actor)?.[1] ?? null

/** Whoever filled in the form: the address was typed, and nobody has checked whose it is. */
export const submitterName = (email: string): string => `submitter:${email}`
