import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { takeTurn } from '../../db/takeTurn.ts'
import type { AccountTables } from '../AccountTables.ts'
import { userRow } from '../addUser.ts'
import type { SocialClaims, SocialName } from './SocialProvider.ts'

type Database = Kysely<AccountTables>

/**
 * Id of the account with this address, made where there is none. Null where it may not be entered this way: it is not
 * active, asks for a second factor, or nobody has proven that its address is theirs: a stranger may have made it.
 */
export async function admitSocialUser(
  db: Database,
  { email, name }: Pick<SocialClaims, 'email' | 'name'>,
): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    await takeTurn(tx, `social ${email}`)
    const known = await tx
      .selectFrom('users')
      .select(['id', 'banned', 'email_verified', 'two_factor_enabled'])
      .where('email', '=', email)
      .executeTakeFirst()
    if (known) {
      const isOpen = known.banned === 0 && known.email_verified === 1 && known.two_factor_enabled === 0
      return isOpen ? known.id : null
    }
    const plain = email.replaceAll(/[^a-z0-9@.+_-]/g, '').slice(0, 140)
    const taken = await tx
      .selectFrom('users')
      .select('id')
      .where((where) => where.or([where('username', '=', plain), where('email', '=', plain)]))
      .executeTakeFirst()
    const username = taken || plain === '' ? `${plain}_${randomBytes(4).toString('hex')}` : plain
    const row = { ...userRow({ username, email, role: 'user' }), email_verified: 1 }
    await tx
      .insertInto('users')
      .values({ ...row, name: name.slice(0, 150) || username, first_name: name.slice(0, 150) })
      .execute()
    return row.id
  })
}

/** Joins an account of ours with one of a provider, once. */
export async function linkSocialUser(
  db: Database,
  link: { userId: string; provider: SocialName; sub: string },
): Promise<void> {
  const { userId, provider, sub } = link
  const now = new Date().toISOString()
  await db
    .insertInto('user_credentials')
    .values({
      id: randomUUID(),
      account_id: sub,
      provider_id: provider,
      user_id: userId,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider_id']).doNothing())
    .execute()
}

/** Whether this token comes for the first time; notes it until it is too old anyway. */
export async function isFirstUse(db: Database, token: string, exp: number): Promise<boolean> {
  const identifier = `id-token-${createHash('sha256').update(token).digest('hex')}`
  return db.transaction().execute(async (tx) => {
    await takeTurn(tx, identifier)
    const used = await tx
      .selectFrom('user_verifications')
      .select('id')
      .where('identifier', '=', identifier)
      .executeTakeFirst()
    if (used) return false
    const now = new Date().toISOString()
    await tx
      .insertInto('user_verifications')
      .values({
        id: randomUUID(),
        identifier,
        value: 'used',
        expires_at: new Date(exp * 1000).toISOString(),
        created_at: now,
        updated_at: now,
      })
      .execute()
    return true
  })
}
