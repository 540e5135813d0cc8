import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import type { User } from '@msdat/sdk/contracts/accounts'
import { roles, roleTable } from '@msdat/sdk/contracts/roles'
import { changeUser, UserChange } from '@msdat/sdk/contracts/userAccounts'
import { resetSecondFactor, signOutUser } from '@msdat/sdk/contracts/userPowers'
import { useStores } from '../app/Stores.ts'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Dialog } from '../parts/Dialog.tsx'

const fields: FieldSpecs = {
  first_name: { label: 'First name', autoComplete: 'off', isHalf: true },
  last_name: { label: 'Last name', autoComplete: 'off', isHalf: true },
  profession: { label: 'Profession', isHalf: true },
  organization: { label: 'Organization', isHalf: true },
  role: {
    label: 'Role',
    kind: 'select',
    isRequired: true,
    hint: ({ role }) => roles.filter((one) => one === role).map((one) => roleTable[one].adds)[0],
    choices: roles.map((value) => ({ value, label: roleTable[value].label })),
  },
  is_active: { label: 'May sign in', kind: 'checkbox', hint: null },
}

const powers = [
  { call: signOutUser, label: 'Sign out everywhere' },
  { call: resetSecondFactor, label: 'Reset second factor' },
] as const

interface EditUserDialogProps {
  user: User
  onClose: () => void
  onChanged: () => void
}

/** An admin changes somebody else's account, signs it out, or takes a lost second factor away. */
export const EditUserDialog = observer(function EditUserDialog(props: EditUserDialogProps) {
  const { user, onClose, onChanged } = props
  const { toasts } = useStores()
  const [isBusy, setBusy] = useState(false)
  const { first_name, last_name, profession, organization, is_active } = user
  const form = useForm({
    body: UserChange,
    fields,
    initial: { first_name, last_name, profession, organization, role: user.role.value, is_active },
    send: (change) => call(changeUser, { ...change, id: user.id }),
    messageOf: ({ message }) => message || 'Failed to update user',
  })
  const finish = (): void => {
    toasts.show({ tone: 'success', message: 'User updated successfully' })
    onChanged()
  }
  const use = async (power: (typeof powers)[number]): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      const { message } = await call(power.call, { id: user.id })
      toasts.show({ tone: 'success', message })
    } catch (error) {
      toasts.show({ tone: 'error', title: 'Failed to update user', message: toProblem(error).message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title={`Edit ${user.username}`} hasForm onClose={onClose}>
      <div className="stack">
        <ContractForm form={form} action="Save" busy="Saving…" isFocused onSaved={finish} />
        <div className="row">
          {powers.map((power) => (
            <button
              key={power.label}
              type="button"
              className="button button-outline"
              aria-disabled={isBusy}
              onClick={() => void use(power)}
            >
              {power.label}
            </button>
          ))}
        </div>
      </div>
    </Dialog>
  )
})
