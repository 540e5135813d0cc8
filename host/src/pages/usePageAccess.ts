import { useEffect } from 'react'
import type { Access } from '@msdat/sdk/contracts/roles'
import { useStores } from '../app/Stores.ts'
import { isOpenTo } from './pagesIn.ts'

const loginFirst = 'Please Login'

/** Whether the visitor may see a page. Whoever may not is told why, sent home, and led back after signing in. */
export function usePageAccess(needed: Access): 'open' | 'waiting' | 'failed' {
  const { accounts, address, alerts } = useStores()
  const { user, isKnown, session } = accounts
  const hasFailed = session.state.status === 'failed'
  const isOpen = isOpenTo(needed, user?.role.value ?? null)
  const refusal = isOpen || !isKnown || hasFailed ? null : refusalOf(needed, user !== null)

  useEffect(() => {
    if (!refusal) return
    alerts.show({ title: 'Access Denied', message: refusal })
    if (refusal === loginFirst) accounts.wantPage(address.pathname + address.search + address.hash)
    address.go('/', { replace: true })
  }, [refusal, accounts, address, alerts])

  if (isOpen) return 'open'
  return hasFailed ? 'failed' : 'waiting'
}

function refusalOf(needed: Access, isSignedIn: boolean): string {
  return isSignedIn ? `Access denied: User does not have ${needed} privileges` : loginFirst
}
