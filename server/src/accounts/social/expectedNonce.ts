import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'

/**
 * Ties a token to its sign-in: made of the state, which a cookie of the same browser proves. Nothing more is
 * kept for it.
 */
export const nonceOf = (state: string): string =>
  createHash('sha256').update(`nonce ${state}`).digest('base64url')

/** What the token that comes back now must hold; better-auth hands nothing of ours on to where it is read. */
export const expectedNonce = new AsyncLocalStorage<string>()
