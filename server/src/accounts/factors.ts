import type { Kysely } from 'kysely'
import type { User } from '@msdat/sdk/contracts/accounts'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { SecuritySettings } from '@msdat/sdk/contracts/secondFactor'
import type { AccountTables } from './AccountTables.ts'
import { maskedPhone, readPhone } from './phones.ts'

export const factorNames = ['email', 'googleAuthenticator', 'microsoftAuthenticator', 'sms'] as const
export type Factor = (typeof factorNames)[number]

type Database = Kysely<AccountTables>

/** What somebody is asked for after their password; nothing unless they have switched it on. */
export async function readFactors(db: Database, id: string): Promise<Factor[]> {
  const row = await db.selectFrom('users').select('second_factors').where('id', '=', id).executeTakeFirst()
  const kept = (row?.second_factors ?? '').split(',')
  return factorNames.filter((name) => kept.includes(name))
}

/** The apps of both makers are one thing: they share a secret. */
export const appsOf = (factors: readonly Factor[]): Factor[] =>
  factors.filter((name) => name !== 'email' && name !== 'sms')

export async function changeFactors(db: Database, id: string, factors: readonly Factor[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const is_on = factors.length > 0 ? 1 : 0
    await tx
      .updateTable('users')
      .set({ second_factors: factors.join(','), two_factor_enabled: is_on })
      .where('id', '=', id)
      .execute()
    if (is_on === 0) await tx.deleteFrom('user_two_factors').where('user_id', '=', id).execute()
    else if (appsOf(factors).length === 0) {
      await tx.updateTable('user_two_factors').set({ verified: 0 }).where('user_id', '=', id).execute()
    }
    // A number is kept for codes alone.
    if (!factors.includes('sms')) await tx.deleteFrom('user_phones').where('user_id', '=', id).execute()
    // Devices that are not asked any more are asked again, and no sign-in goes on by the rules of before.
    await tx.deleteFrom('user_verifications').where('value', '=', id).execute()
  })
}

export async function readSettings(db: Database, id: string, hasSms: boolean): Promise<SecuritySettings> {
  const factors = await readFactors(db, id)
  return { ...toSettings(factors), has_sms: hasSms, phone: maskedPhone(await readPhone(db, id)) }
}

const toSettings = (factors: readonly Factor[]) => ({
  sms: factors.includes('sms'),
  email: factors.includes('email'),
  googleAuthenticator: factors.includes('googleAuthenticator'),
  microsoftAuthenticator: factors.includes('microsoftAuthenticator'),
})

/** Throws where something is wanted that is not ready: nobody must lock themselves out. */
export function refuseMissing(
  wanted: Record<Factor, boolean>,
  before: readonly Factor[],
  { email_confirmed, hasSms }: Pick<User, 'email_confirmed'> & { hasSms: boolean },
): void {
  if (wanted.sms && !before.includes('sms')) {
    const reason = hasSms
      ? 'Confirm your telephone number first.'
      : 'This installation sends no text messages.'
    throw new AppError('conflict', reason)
  }
  if (wanted.email && !before.includes('email') && !email_confirmed) {
    throw new AppError('conflict', 'Confirm your e-mail address first.')
  }
  const isAppWanted = wanted.googleAuthenticator || wanted.microsoftAuthenticator
  if (isAppWanted && appsOf(before).length === 0) {
    throw new AppError('conflict', 'Set up the authenticator app first.')
  }
}

export function refuseOthers(id: string, own: string): void {
  if (id !== own) throw new AppError('not_allowed', 'You can change your own account only.')
}

export function wrongPassword(): AppError {
  const message = 'Please enter the password of your account.'
  return new AppError('invalid_input', message, { password: [message] })
}
