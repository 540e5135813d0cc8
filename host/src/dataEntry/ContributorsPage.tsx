import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import {
  listInvitations,
  removeInvitation,
  resendInvitation,
  type Invitation,
} from '@msdat/sdk/contracts/invitations'
import { useStores } from '../app/Stores.ts'
import { ListTable, type ListColumn } from '../lists/ListTable.tsx'
import { useList } from '../lists/useList.ts'
import { useRowAct } from '../lists/useRowAct.ts'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { InviteForm } from './InviteForm.tsx'
import './dataEntry.css'

/** Asks people by e-mail to enter figures; what nobody has accepted yet can be sent again or withdrawn. */
export const ContributorsPage = observer(function ContributorsPage() {
  const { catalog } = useStores()
  const list = useList(listInvitations, { isPage: true })
  const names = new Map(catalog.catalog.value?.datasources.map(({ id, datasource }) => [id, datasource]))
  const act = useRowAct(list)
  return (
    <div className="entry-page stack">
      <h1>Contributors</h1>
      <p className="muted">
        Contributors enter figures, which somebody else approves. Whoever you invite gets a message with a
        link, and makes an account with it where they have none.
      </p>
      <InviteForm onSent={() => void list.load()} />
      <h2>Open invitations</h2>
      <ListTable
        list={list}
        things="invitations"
        columns={columnsFor({
          nameOf: (id) => names.get(id) ?? `Source ${id}`,
          onSend: ({ id, email }) =>
            void act(() => call(resendInvitation, { id }), `A new link is on its way to ${email}.`),
          onWithdraw: ({ id, email }) =>
            void act(() => call(removeInvitation, { id }), `The invitation of ${email} is withdrawn.`),
        })}
        empty="No invitation is open."
      />
    </div>
  )
})

interface Acts {
  nameOf: (source: number) => string
  onSend: (invitation: Invitation) => void
  onWithdraw: (invitation: Invitation) => void
}

const columnsFor = ({ nameOf, onSend, onWithdraw }: Acts): ListColumn<Invitation>[] => [
  { name: 'email', label: 'E-mail' },
  {
    name: 'sources',
    label: 'Data sources',
    draw: ({ sources }) => (sources.length === 0 ? 'All' : sources.map(nameOf).join(', ')),
  },
  { name: 'invited_by', label: 'Invited by' },
  {
    name: 'expires_at',
    label: 'Valid until',
    draw: ({ expires_at, is_expired }) => (
      <>
        {longDate(expires_at)} {is_expired && <span className="badge badge-warning">Expired</span>}
      </>
    ),
  },
  {
    name: 'actions',
    label: 'Actions',
    draw: (invitation) => (
      <>
        <button
          type="button"
          className="text-button"
          aria-label={`Send again to ${invitation.email}`}
          onClick={() => onSend(invitation)}
        >
          Send again
        </button>{' '}
        <button
          type="button"
          className="text-button"
          aria-label={`Withdraw the invitation of ${invitation.email}`}
          onClick={() => onWithdraw(invitation)}
        >
          Withdraw
        </button>
      </>
    ),
  },
]
