import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { findPage } from '../pages/findPage.ts'

/** Ends the session, and leaves a page that is not for visitors. */
export function useLogOut(): () => Promise<void> {
  const { accounts, address, toasts } = useStores()
  return async () => {
    try {
      await accounts.logout()
      if ((findPage(address)?.access ?? 'public') !== 'public') address.go('/')
    } catch (error) {
      toasts.showProblem(toProblem(error))
    }
  }
}
