import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import { takeTurn } from '../db/takeTurn.ts'
import type { AccountMail } from './AccountMail.ts'
import type { AccountTables } from './AccountTables.ts'

type Database = Kysely<AccountTables>

const validMs = 24 * 3_600_000
const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Sends a link to another address, in place of an earlier one, and tells the present one of it. */
export async function beginEmailChange(
  db: Database,
  mail: AccountMail,
  wish: { id: string; email: string },
): Promise<void> {
  const email = wish.email.toLowerCase()
  await db.transaction().execute(async (tx) => {
    await takeTurn(tx, 'addresses of accounts')
    const user = await tx.selectFrom('users').selectAll().where('id', '=', wish.id).executeTakeFirst()
    if (!user) throw new AppError('not_found', 'There is no such account.')
    if (user.email === email) throw refusal('This is the address of your account already.')
    await refuseTaken(tx, wish.id, email)
    const token = randomBytes(32).toString('base64url')
    await tx.deleteFrom('user_email_changes').where('user_id', '=', wish.id).execute()
    await tx
      .insertInto('user_email_changes')
      .values({
        id: digestOf(token),
        user_id: wish.id,
        email,
        expires_at: new Date(Date.now() + validMs).toISOString(),
      })
      .execute()
    const name = user.first_name || user.display_username
    await mail.askForNewAddress(tx, { email, name }, token)
    await mail.tellOfWish(tx, { email: user.email, name })
  })
}

/** Gives the account its new address. Throws where the link is not valid, or somebody else has the address. */
export async function finishEmailChange(db: Database, mail: AccountMail, token: string): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await takeTurn(tx, 'addresses of accounts')
    const change = await tx
      .deleteFrom('user_email_changes')
      .where('id', '=', digestOf(token))
      .returning(['user_id', 'email', 'expires_at'])
      .executeTakeFirst()
    const user =
      change &&
      (await tx
        .selectFrom('users')
        .selectAll()
        .where('id', '=', change.user_id)
        .where('banned', '=', 0)
        .executeTakeFirst())
    if (!change || !user || change.expires_at < new Date().toISOString()) {
      throw new AppError('not_found', 'This link is no longer valid. Please ask for a new one.')
    }
    await refuseTaken(tx, user.id, change.email)
    // Who signs in by the old address as a name does so by the new one.
    const isName = user.username === user.email
    await tx
      .updateTable('users')
      .set({
        email: change.email,
        email_verified: 1,
        updated_at: new Date().toISOString(),
        ...(isName && { username: change.email, display_username: change.email }),
      })
      .where('id', '=', user.id)
      .execute()
    // Links for a new password that went to the old address are of no use any more.
    await tx.deleteFrom('user_verifications').where('value', '=', user.id).execute()
    const name = user.first_name || user.display_username
    await mail.tellOfNewAddress(tx, { email: user.email, name }, change.email)
    return change.email
  })
}

async function refuseTaken(db: Database, id: string, email: string): Promise<void> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('id', '!=', id)
    .where((where) => where.or([where('email', '=', email), where('username', '=', email)]))
    .executeTakeFirst()
  if (other) throw refusal('There is an account with this e-mail address already.')
}

const refusal = (message: string): AppError => new AppError('conflict', message, { email: [message] })
