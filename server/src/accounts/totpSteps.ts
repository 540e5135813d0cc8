import type { Kysely } from 'kysely'
import type { AccountTables } from './AccountTables.ts'
import { stepOf } from './totp.ts'

interface Attempt {
  userId: string
  code: string
  /** Opens a secret as better-auth has sealed it. */
  open(sealed: string): Promise<string>
}

/**
 * Uses up the 30 seconds that a code of the app stands for, and all before: whoever has looked over a shoulder cannot
 * enter it again. False where they are used up; true for a wrong code too, which is refused and counted elsewhere.
 */
export async function spendStep(
  db: Kysely<AccountTables>,
  { userId, code, open }: Attempt,
): Promise<boolean> {
  const kept = await db
    .selectFrom('user_two_factors')
    .select(['id', 'secret'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const step = kept ? stepOf(Buffer.from(await open(kept.secret)), code) : null
  if (!kept || step === null) return true
  // One statement: of two that come at once with the same code, one alone is let in.
  const { numUpdatedRows } = await db
    .updateTable('user_two_factors')
    .set({ last_step: step })
    .where('id', '=', kept.id)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
