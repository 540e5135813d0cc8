import type { Kysely, Transaction } from 'kysely'
import type { Actor, Serve } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import * as contracts from '@msdat/sdk/contracts/userPowers'
import { appendChange } from '../audit/appendChange.ts'
import type { AccountTables } from './AccountTables.ts'
import { changeFactors } from './factors.ts'
import type { SessionReader } from './SessionReader.ts'

interface Parts {
  db: Kysely<AccountTables>
  sessions: SessionReader
}

/** What admins do for somebody who has lost a device, or must be shown out. */
export function mountUserPowers(serve: Serve, { db, sessions }: Parts): void {
  const signOut = async (id: string, actor: Actor, action: string): Promise<void> => {
    await db.transaction().execute(async (tx: Transaction<AccountTables>) => {
      await tx.deleteFrom('user_sessions').where('user_id', '=', id).execute()
      await appendChange(tx, actor, { action, thing: 'users', thing_id: id })
    })
    sessions.forgetAll()
  }
  serve(contracts.signOutUser, async ({ id }, { actor }) => {
    await refuseUnlessOther(db, id, actor)
    await signOut(id, actor, 'sign out')
    return { message: 'Signed out everywhere.' }
  })
  serve(contracts.resetSecondFactor, async ({ id }, { actor }) => {
    await refuseUnlessOther(db, id, actor)
    await changeFactors(db, id, [])
    await signOut(id, actor, 'reset second factor')
    return { message: 'The second factor is off. They can set it up again after signing in.' }
  })
}

async function refuseUnlessOther(db: Kysely<AccountTables>, id: string, actor: Actor): Promise<void> {
  if (id === actor.id) throw new AppError('conflict', 'This is your own account: use its settings.')
  const row = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such account.')
}
