import { call } from '@msdat/sdk/http/call'
import { updatePassword } from '@msdat/sdk/contracts/userAccounts'
import { useStores } from '../app/Stores.ts'
import { ChooseNewPassword } from './ChooseNewPassword.tsx'
import { useAccountFailure } from './useAccountFailure.ts'

export function PasswordForm() {
  const { toasts } = useStores()
  const fail = useAccountFailure('Failed to update password')
  return (
    <ChooseNewPassword
      action="CHANGE PASSWORD"
      send={(change) =>
        call(updatePassword, change).catch((error: unknown) => {
          fail(error)
          throw error
        })
      }
      onSaved={() => toasts.show({ tone: 'success', message: 'Password updated successfully!' })}
    />
  )
}
