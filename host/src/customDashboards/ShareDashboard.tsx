import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import type { CustomDashboard } from '@msdat/sdk/contracts/customDashboards'
import {
  listDashboardShares,
  setDashboardShares,
  type DashboardShare,
} from '@msdat/sdk/contracts/customDashboardWork'
import { useStores } from '../app/Stores.ts'
import { SelectField } from '../controls/SelectField.tsx'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { toProblem } from '../loading/Loadable.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Field } from '../parts/Field.tsx'
import { copyLink } from '../share/copyLink.ts'
import { viewPath } from './customPath.ts'

interface ShareDashboardProps {
  dashboard: CustomDashboard
  onClose: () => void
}

/** Its link, and for its owner the people who may see or edit it. */
export const ShareDashboard = observer(function ShareDashboard({ dashboard, onClose }: ShareDashboardProps) {
  const { toasts } = useStores()
  const path = viewPath(dashboard)
  return (
    <Dialog title="Share Dashboard" onClose={onClose} hasForm>
      <div className="share-row">
        <input
          className="input"
          readOnly
          value={new URL(path, window.location.origin).href}
          aria-label="Link to this dashboard"
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className="button button-primary" onClick={() => void copyLink(path, toasts)}>
          Copy Link
        </button>
      </div>
      <p className="small muted">{whoSees(dashboard)}</p>
      {dashboard.may === 'own' && <NamedPeople id={dashboard.id} />}
    </Dialog>
  )
})

function whoSees({ approval }: CustomDashboard): string {
  if (approval === 'approved') return 'Everybody who has the link can open it.'
  if (approval === 'awaiting')
    return 'Until it is approved, only you, the people named here and moderators can open it.'
  return 'Only you and the people named here can open it.'
}

const mayChoices = [
  { value: 'view', label: 'May view', group: '' },
  { value: 'edit', label: 'May edit', group: '' },
] as const

const NamedPeople = observer(function NamedPeople({ id }: { id: number }) {
  const [remote] = useState(
    () => new RemoteValue(async () => (await call(listDashboardShares, { id })).shares),
  )
  const [person, setPerson] = useState('')
  const [may, setMay] = useState<DashboardShare['may']>('view')
  const [fault, setFault] = useState<string>()
  useEffect(() => void remote.load(), [remote])
  const save = async (shares: DashboardShare[]): Promise<void> => {
    try {
      setFault(undefined)
      await call(setDashboardShares, { id, shares })
      setPerson('')
      await remote.load()
    } catch (error) {
      setFault(toProblem(error).message)
    }
  }
  return (
    <RemoteFrame state={remote.state} onRetry={() => void remote.load()}>
      {(shares) => (
        <section className="stack" aria-label="People">
          <ul className="stack">
            {shares.map((share) => (
              <li key={share.person} className="row">
                <span>{share.person}</span>
                <span className="badge">{share.may === 'edit' ? 'May edit' : 'May view'}</span>
                <button
                  type="button"
                  className="text-button"
                  aria-label={`Remove ${share.person}`}
                  onClick={() => void save(shares.filter((one) => one !== share))}
                >
                  Remove
                </button>
              </li>
            ))}
          </ul>
          <form
            className="stack"
            onSubmit={(event) => {
              event.preventDefault()
              void save([...shares.filter((one) => one.person !== person.trim()), { person, may }])
            }}
          >
            <Field label="Username or e-mail of a person" fault={fault}>
              <input
                className="input"
                required
                maxLength={254}
                value={person}
                onChange={(event) => setPerson(event.currentTarget.value)}
              />
            </Field>
            <SelectField label="What they may do" choices={mayChoices} value={may} onChange={setMay} />
            <button type="submit" className="button button-outline">
              Share with this person
            </button>
          </form>
        </section>
      )}
    </RemoteFrame>
  )
})
