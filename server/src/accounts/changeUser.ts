import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import type { User } from '@msdat/sdk/contracts/accounts'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { ProfileChange, UserChange } from '@msdat/sdk/contracts/userAccounts'
import { appendChange } from '../audit/appendChange.ts'
import type { AccountTables, UserTable } from './AccountTables.ts'
import { writeOwnSources } from './invitations/ownSources.ts'
import { refuseLastAdmin, takeTurnOfAdmins } from './lastAdmin.ts'
import { readUser } from './users.ts'

type Row = Selectable<UserTable>

/** Changes an account: its owner the profile, an admin also role and activity of others. */
export async function changeUser(
  db: Kysely<AccountTables>,
  actor: Actor,
  id: string,
  change: UserChange,
): Promise<User> {
  if (actor.id !== id && actor.role !== 'admin') {
    throw new AppError('not_allowed', 'You can change your own account only.')
  }
  await db.transaction().execute(async (transaction) => {
    await takeTurnOfAdmins(transaction)
    const row = await transaction.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw new AppError('not_found', 'There is no such account.')
    const columns = columnsOf(change, row)
    const isPower = columns.role !== row.role || columns.banned !== row.banned
    if (isPower && actor.id === id) {
      throw new AppError('not_allowed', 'Nobody changes their own role or activity. Ask another admin.')
    }
    if (row.role === 'admin' && isPower) await refuseLastAdmin(transaction, id)
    await transaction.updateTable('users').set(columns).where('id', '=', id).execute()
    // An admin who gives a role gives the whole of it.
    if (columns.role !== row.role) await writeOwnSources(transaction, id, [])
    if (columns.banned === 1) {
      await transaction.deleteFrom('user_sessions').where('user_id', '=', id).execute()
    }
    if (actor.id !== id) await tell(transaction, actor, row, columns)
  })
  return readUser(db, id)
}

function columnsOf(change: UserChange, row: Row) {
  const text = (name: keyof ProfileChange): string => change[name]?.trim() ?? row[name]
  const names = { first_name: text('first_name'), last_name: text('last_name') }
  return {
    ...names,
    organization: text('organization'),
    profession: text('profession'),
    location: text('location'),
    name: `${names.first_name} ${names.last_name}`.trim() || row.display_username,
    role: (typeof change.role === 'object' ? change.role.value : change.role) ?? row.role,
    banned: change.is_active === undefined ? row.banned : change.is_active ? 0 : 1,
    updated_at: new Date().toISOString(),
  }
}

async function tell(
  transaction: Transaction<AccountTables>,
  actor: Actor,
  row: Row,
  columns: Pick<Row, 'role' | 'banned'>,
): Promise<void> {
  const thing = { thing: 'users', thing_id: row.id }
  const actions = [
    ...(columns.role === row.role ? [] : [`role ${columns.role}`]),
    ...(columns.banned === row.banned ? [] : [columns.banned === 1 ? 'deactivate' : 'activate']),
  ]
  for (const action of actions.length > 0 ? actions : ['change']) {
    await appendChange(transaction, actor, { action, ...thing })
  }
}
