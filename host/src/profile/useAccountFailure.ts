import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'

/** Tells why a change of the own account failed; a session that is over leads out. */
export function useAccountFailure(title: string): (error: unknown) => void {
  const { accounts, address, toasts } = useStores()
  // The account area is not for visitors.
  const logOut = async (): Promise<void> => {
    await accounts.logout().catch((error: unknown) => toasts.showProblem(toProblem(error)))
    address.go('/')
  }
  return (error) => {
    const { code, message } = toProblem(error)
    if (code === 'unauthenticated') {
      toasts.show({ tone: 'error', title: 'Session expired', message: 'Please log in again' })
      void logOut()
      return
    }
    toasts.show({ tone: 'error', title, message: message || 'An error occurred' })
  }
}
