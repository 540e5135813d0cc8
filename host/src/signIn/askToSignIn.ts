import type { Stores } from '../app/Stores.ts'

/** Opens the sign-in dialog for a plugin; not over another dialog, and not for somebody who is signed in. */
export function askToSignIn({
  accounts,
  address,
  overlays,
}: Pick<Stores, 'accounts' | 'address' | 'overlays'>): boolean {
  if (accounts.user || overlays.open) return false
  // On a phone a login leads to the account page; what the plugin is about stands here.
  accounts.wantPage(address.pathname + address.search)
  overlays.showForPlugin('sign-in')
  return true
}
