import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { listUsers, type User } from '@msdat/sdk/contracts/accounts'
import { roles, roleTable } from '@msdat/sdk/contracts/roles'
import { useStores } from '../app/Stores.ts'
import { Address } from '../lists/Address.tsx'
import { ExportLink } from '../lists/ExportLink.tsx'
import { ListTable, type ListColumn } from '../lists/ListTable.tsx'
import { useList } from '../lists/useList.ts'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { AddUserDialog } from './AddUserDialog.tsx'
import { EditUserDialog } from './EditUserDialog.tsx'
import { ChangeRoleDialog } from './ChangeRoleDialog.tsx'
import { DeleteUsersDialog } from './DeleteUsersDialog.tsx'
import { UserActions } from './UserActions.tsx'

const filters = [
  { name: 'role', label: 'Role', choices: roles.map((value) => ({ value, label: roleTable[value].label })) },
]

/** Who has an account, and what admins do about it. */
export const UsersPage = observer(function UsersPage() {
  const { accounts } = useStores()
  const list = useList(listUsers, { isPage: true })
  const [isAdding, setAdding] = useState(false)
  const [edited, setEdited] = useState<User | null>(null)
  const [inNewRole, setInNewRole] = useState<User | null>(null)
  const [toDelete, setToDelete] = useState<readonly string[]>([])
  const own = accounts.user?.id ?? ''
  const chosen = [...list.chosen].map(String).filter((id) => id !== own)
  const reload = (): void => void list.load()
  const count = list.rows.value?.count
  return (
    <>
      <h1>Users</h1>
      <p>
        <button type="button" className="button button-primary" onClick={() => setAdding(true)}>
          Add user
        </button>{' '}
        {count !== undefined && <span className="muted">{count === 1 ? '1 user' : `${count} users`}</span>}
      </p>
      <ListTable
        list={list}
        things="users"
        columns={columnsFor(own, {
          onChangeRole: setInNewRole,
          onEdit: setEdited,
          onDelete: (id) => setToDelete([id]),
        })}
        empty="No users found"
        filters={filters}
        nameOf={({ username }) => username}
        actions={
          <p className="row">
            <ExportLink list={list} />
            {chosen.length > 0 && (
              <button type="button" className="button button-outline" onClick={() => setToDelete(chosen)}>
                Delete {chosen.length} chosen
              </button>
            )}
          </p>
        }
      />
      {isAdding && (
        <AddUserDialog
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false)
            reload()
          }}
        />
      )}
      {edited && (
        <EditUserDialog
          user={edited}
          onClose={() => setEdited(null)}
          onChanged={() => {
            setEdited(null)
            reload()
          }}
        />
      )}
      {inNewRole && (
        <ChangeRoleDialog
          user={inNewRole}
          onClose={() => {
            setInNewRole(null)
            reload()
          }}
        />
      )}
      {toDelete.length > 0 && (
        <DeleteUsersDialog
          ids={toDelete}
          name={list.rows.value?.results.find(({ id }) => id === toDelete[0])?.username}
          onClose={() => {
            setToDelete([])
            list.clearChosen()
            reload()
          }}
        />
      )}
    </>
  )
})

interface Acts {
  onChangeRole: (user: User) => void
  onEdit: (user: User) => void
  onDelete: (id: string) => void
}

function columnsFor(own: string, { onChangeRole, onEdit, onDelete }: Acts): ListColumn<User>[] {
  return [
    { name: 'username', label: 'Username', draw: ({ username }) => <Address text={username} /> },
    {
      name: 'name',
      label: 'Name',
      draw: ({ first_name, last_name }) => `${first_name} ${last_name}`.trim() || '–',
    },
    { name: 'email', label: 'E-mail', draw: ({ email }) => <Address text={email} /> },
    { name: 'organization', label: 'Organization' },
    { name: 'role', label: 'Role', draw: ({ role }) => role.label },
    { name: 'is_active', label: 'Status', draw: ({ is_active }) => (is_active ? 'Active' : 'Deactivated') },
    {
      name: 'last_login',
      label: 'Last login',
      isOneLine: true,
      draw: ({ lastLogin }) => (lastLogin === null ? '–' : longDate(lastLogin)),
    },
    {
      name: 'actions',
      label: 'Actions',
      isOneLine: true,
      draw: (user) =>
        user.id === own ? (
          <span className="muted">Your account</span>
        ) : (
          <UserActions
            user={user}
            onChangeRole={() => onChangeRole(user)}
            onEdit={() => onEdit(user)}
            onDelete={() => onDelete(user.id)}
          />
        ),
    },
  ]
}
