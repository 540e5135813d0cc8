import { call } from '@msdat/sdk/http/call'
import { resetPassword } from '@msdat/sdk/contracts/passwordRecovery'
import { useStores } from '../app/Stores.ts'
import { ChooseNewPassword } from '../profile/ChooseNewPassword.tsx'

export function NewPasswordForm({ token }: { token: string }) {
  const { accounts, address, toasts } = useStores()
  const finish = (): void => {
    toasts.show({ tone: 'success', message: 'Password updated successfully!' })
    // A session in this browser has ended with all others.
    void accounts.session.load()
    address.go('/custom/login', { replace: true })
  }
  return (
    <ChooseNewPassword
      action="Set the new password"
      send={(change) => call(resetPassword, { token, ...change })}
      onSaved={finish}
    />
  )
}
