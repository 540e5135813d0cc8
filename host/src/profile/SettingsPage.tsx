import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import type { User } from '@msdat/sdk/contracts/accounts'
import { changeProfile, ProfileChange } from '@msdat/sdk/contracts/userAccounts'
import { useStores } from '../app/Stores.ts'
import { AppearanceChoices } from '../appearance/AppearanceChoices.tsx'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'
import { AvatarSettings } from './AvatarSettings.tsx'
import { DeactivateAccount } from './DeactivateAccount.tsx'
import { EmailForm } from './EmailForm.tsx'
import { OwnData } from './OwnData.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import './profile.css'

const fields: FieldSpecs = {
  first_name: { label: 'First name', autoComplete: 'given-name', isHalf: true },
  last_name: { label: 'Last name', autoComplete: 'family-name', isHalf: true },
  organization: { label: 'Organization', autoComplete: 'organization', isHalf: true },
  profession: { label: 'Job title', autoComplete: 'organization-title', isHalf: true },
  location: { label: 'Location', autoComplete: 'address-level1' },
}

export const SettingsPage = observer(function SettingsPage() {
  const { user } = useStores().accounts
  if (!user) return <p>Kindly login to view your profile.</p>
  return (
    <div className="stack">
      <h1>User Settings</h1>
      <section className="card settings-part stack" aria-label="Profile">
        <h2>Profile</h2>
        <AvatarSettings user={user} />
        <ProfileForm key={user.id} user={user} />
      </section>
      <section className="card settings-part stack" aria-label="E-mail address">
        <h2>E-mail address</h2>
        <EmailForm key={user.email} user={user} />
      </section>
      <section className="card settings-part stack" aria-label="Password">
        <h2>Password</h2>
        <PasswordForm />
      </section>
      <section className="card settings-part stack" aria-label="Appearance">
        <h2>Appearance</h2>
        <AppearanceChoices />
      </section>
      <section className="card settings-part stack" aria-label="Your data">
        <h2>Your data</h2>
        <OwnData user={user.id} />
      </section>
      <section className="card settings-part stack" aria-label="Deactivate account">
        <h2>Deactivate account</h2>
        <DeactivateAccount user={user} />
      </section>
    </div>
  )
})

const ProfileForm = observer(function ProfileForm({ user }: { user: User }) {
  const { accounts } = useStores()
  const { first_name, last_name, organization, profession, location } = user
  const form = useForm({
    body: ProfileChange,
    fields,
    initial: { first_name, last_name, organization, profession, location },
    send: (change) => call(changeProfile, { id: user.id, ...change }),
  })
  return <ContractForm form={form} action="UPDATE INFORMATION" onSaved={() => void accounts.session.load()} />
})
