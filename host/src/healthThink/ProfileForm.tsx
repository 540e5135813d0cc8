import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { NewThinkProfile, writeThinkProfile, type ThinkProfile } from '@msdat/sdk/contracts/healthThink'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'

const fields: FieldSpecs = {
  name: { label: 'Name', autoComplete: 'name', hint: null },
  expertise: {
    label: 'Expertise',
    hint: 'Fields, with commas between them, such as immunization, survey methods',
  },
  about: { label: 'About you', rows: 4, hint: null },
}

interface ProfileFormProps {
  initial: Pick<ThinkProfile, 'name' | 'expertise' | 'about'> | null
  action: string
  onSaved: () => void
}

export const ProfileForm = observer(function ProfileForm({ initial, action, onSaved }: ProfileFormProps) {
  const form = useForm({
    body: NewThinkProfile,
    fields,
    ...(initial && { initial }),
    send: (profile) => call(writeThinkProfile, profile),
  })
  return <ContractForm form={form} action={action} onSaved={onSaved} />
})
