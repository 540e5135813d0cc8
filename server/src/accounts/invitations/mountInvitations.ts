import type { Kysely } from 'kysely'
import type { Serve } from '@msdat/sdk/http/serve'
import * as contracts from '@msdat/sdk/contracts/invitations'
import type { AccountMail } from '../AccountMail.ts'
import type { AccountTables } from '../AccountTables.ts'
import type { SessionReader } from '../SessionReader.ts'
import { acceptInvitation, findInvitation } from './acceptInvitation.ts'
import { Invitations, namesOf, type InvitationDb } from './Invitations.ts'
import { readOwnSources } from './ownSources.ts'

interface Parts {
  db: Kysely<AccountTables>
  mail: AccountMail
  sessions: SessionReader
}

/** Moderators and admins ask people by e-mail to enter figures; whoever accepts becomes a contributor. */
export function mountInvitations(serve: Serve, { db: accounts, mail, sessions }: Parts): void {
  const db = accounts as unknown as InvitationDb
  const invitations = new Invitations(db, mail)
  serve(contracts.listInvitations, (input, { actor }) => invitations.list(input, actor))
  serve(contracts.addInvitation, (input, { actor }) => invitations.add(input, actor))
  serve(contracts.resendInvitation, ({ id }, { actor }) => invitations.sendAgain(id, actor))
  serve(contracts.removeInvitation, ({ id }, { actor }) => invitations.withdraw(id, actor))
  serve(contracts.readInvitation, async ({ token }) => {
    const { email, sources, expires_at } = await findInvitation(db, token)
    const account = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
    const source_names = await namesOf(db, JSON.parse(sources) as number[])
    return { email, has_account: account !== undefined, source_names, expires_at }
  })
  serve(contracts.acceptInvitation, async ({ token }, { actor }) => {
    await acceptInvitation(db, actor, token)
    sessions.forgetAll()
    return { message: 'Thank you. You can enter figures now.' }
  })
  serve(contracts.listOwnSources, async (_, { actor }) => ({ sources: await readOwnSources(db, actor) }))
}
