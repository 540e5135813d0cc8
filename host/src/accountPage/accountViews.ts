import { hasRole, type Role } from '@msdat/sdk/contracts/accounts'
import type { IconName } from '../parts/Icon.tsx'

export interface AccountView {
  /** What stands behind the # of the address. */
  hash: string
  title: string
  icon: IconName
  needs: Role
}

export const accountViews: readonly AccountView[] = [
  { hash: '/profile', title: 'Profile', icon: 'user', needs: 'user' },
  { hash: '/createPlugin', title: 'Create Plugin', icon: 'puzzle', needs: 'user' },
  { hash: '/approvePlugin', title: 'Approve Plugins', icon: 'shield', needs: 'admin' },
  { hash: '/composeDashboards', title: 'Compose Dashboards', icon: 'grid', needs: 'admin' },
]

/** The view an address names; the first one for an unknown or missing name. */
export function viewOf(hash: string): AccountView {
  const name = hash.replace(/^#/, '').toLowerCase()
  return accountViews.find((view) => view.hash.toLowerCase() === name) ?? (accountViews[0] as AccountView)
}

export const isAllowed = (view: AccountView, role: Role): boolean => hasRole(role, view.needs)
