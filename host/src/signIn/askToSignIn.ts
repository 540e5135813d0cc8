import type { Stores } from '../app/Stores.ts'

/** Opens the sign-in dialog for a plugin; not over another dialog, and not for somebody who is signed in. */
export function askToSignIn({ accounts, overlays }: Pick<Stores, 'accounts' | 'overlays'>): boolean {
  if (accounts.user || overlays.open) return false
  overlays.show('sign-in')
  return true
}
