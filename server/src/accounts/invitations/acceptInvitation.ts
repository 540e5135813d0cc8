import { createHash } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import { hasRole, roles } from '@msdat/sdk/contracts/roles'
import { appendChange } from '../../audit/appendChange.ts'
import { takeTurn } from '../../db/takeTurn.ts'
import type { AccountTables } from '../AccountTables.ts'
import { takeTurnOfAdmins } from '../lastAdmin.ts'
import type { InvitationTables } from './invitationTables.ts'
import { readOwnSources, writeOwnSources } from './ownSources.ts'

type Tables = AccountTables & InvitationTables
type Row = Selectable<InvitationTables['invitations']>

export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The invitation of a link. Throws where there is none, or its time is over: both read alike. */
export async function findInvitation(db: Kysely<Tables> | Transaction<Tables>, token: string): Promise<Row> {
  const row = await db
    .selectFrom('invitations')
    .selectAll()
    .where('token_digest', '=', digestOf(token))
    .executeTakeFirst()
  if (row && row.expires_at > new Date().toISOString()) return row
  throw new AppError(
    'not_found',
    'This invitation is no longer valid. Ask whoever invited you to send it again.',
  )
}

/** Uses an invitation up: gives the role and the sources. The link went to its address, so that is proven, too. */
export async function acceptInvitation(db: Kysely<Tables>, actor: Actor, token: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await takeTurn(tx, 'invitations')
    const invitation = await findInvitation(tx, token)
    await takeTurnOfAdmins(tx as unknown as Transaction<AccountTables>)
    const user = await tx.selectFrom('users').selectAll().where('id', '=', actor.id).executeTakeFirstOrThrow()
    if (user.email !== invitation.email) {
      const message = `This invitation is for ${invitation.email}. Sign in with the account of that address.`
      throw new AppError('conflict', message)
    }
    const held = roles.find((role) => role === user.role) ?? 'user'
    const isRaised = !hasRole(held, 'contributor')
    // Whoever may enter all figures already keeps that.
    const isBound = isRaised || (await readOwnSources(tx, { id: user.id, role: held })).length > 0
    if (held === 'contributor' ? isBound : isRaised) {
      await writeOwnSources(tx, user.id, JSON.parse(invitation.sources) as number[])
    }
    const role = isRaised ? 'contributor' : held
    const updated_at = new Date().toISOString()
    await tx
      .updateTable('users')
      .set({ role, email_verified: 1, updated_at })
      .where('id', '=', user.id)
      .execute()
    await tx.deleteFrom('invitations').where('id', '=', invitation.id).execute()
    const thing_id = String(invitation.id)
    await appendChange(tx, actor, { action: 'accept', thing: 'invitations', thing_id })
    if (isRaised) await appendChange(tx, actor, { action: `role ${role}`, thing: 'users', thing_id: user.id })
  })
}
