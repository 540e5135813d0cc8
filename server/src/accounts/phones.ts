import { createHash, randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { AccountTables } from './AccountTables.ts'

type Database = Kysely<AccountTables>

const validMs = 10 * 60_000
const mostTries = 5

const digestOf = (id: string, code: string): string =>
  createHash('sha256').update(`${id} ${code}`).digest('hex')

/** Notes a number that is to be confirmed; answers the code that goes there. */
export async function beginPhone(db: Database, id: string, number: string): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const begun = {
    new_number: number,
    code_digest: digestOf(id, code),
    tries: 0,
    expires_at: new Date(Date.now() + validMs).toISOString(),
  }
  await db
    .insertInto('user_phones')
    .values({ id, user_id: id, number: '', ...begun })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(begun))
    .execute()
  return code
}

/** Confirms the number with the code that went there. Throws where it is wrong, too late, or one of too many. */
export async function confirmPhone(db: Database, id: string, code: string): Promise<void> {
  // Counted before the code is looked at, so that parallel guesses count.
  const row = await db
    .updateTable('user_phones')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('new_number', '!=', '')
    .where('tries', '<', mostTries)
    .where('expires_at', '>', new Date().toISOString())
    .returning(['new_number', 'code_digest'])
    .executeTakeFirst()
  if (!row) throw new AppError('conflict', 'There is no code to confirm any more. Please ask for a new one.')
  if (row.code_digest !== digestOf(id, code)) {
    const message = 'This code is not right. Please try again.'
    throw new AppError('invalid_input', message, { code: [message] })
  }
  await db
    .updateTable('user_phones')
    .set({ number: row.new_number, new_number: '', code_digest: '' })
    .where('id', '=', id)
    .execute()
}

/** The confirmed number of an account; empty where there is none. */
export async function readPhone(db: Database, id: string): Promise<string> {
  const row = await db.selectFrom('user_phones').select('number').where('id', '=', id).executeTakeFirst()
  return row?.number ?? ''
}

/** As it is shown: enough to know one's own. */
export const maskedPhone = (number: string): string =>
  number === '' ? '' : `${number.slice(0, 4)} … ${number.slice(-2)}`
