import { useEffect } from 'react'
import { useStores } from '../app/Stores.ts'
import { loginPath } from './customPath.ts'

/** Whether somebody is signed in. Who is not goes to the login, which leads back. */
export function useSignedIn(isNeeded = true): boolean {
  const { accounts, address } = useStores()
  const { user, isKnown } = accounts
  const mustLogIn = isNeeded && isKnown && user === null
  useEffect(() => {
    if (!mustLogIn) return
    accounts.wantPage(address.pathname + address.search)
    address.go(loginPath, { replace: true })
  }, [mustLogIn, accounts, address])
  return user !== null
}
