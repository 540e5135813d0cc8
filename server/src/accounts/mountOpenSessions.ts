import type { Kysely } from 'kysely'
import { endSession, listSessions } from '@msdat/sdk/contracts/sessions'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { CallContext, Serve } from '@msdat/sdk/http/serve'
import type { AccountTables } from './AccountTables.ts'
import type { Auth } from './Auth.ts'
import type { SessionReader } from './SessionReader.ts'

interface Parts {
  db: Kysely<AccountTables>
  auth: Auth
  sessions: SessionReader
  credentialsOf(context: CallContext): Headers
}

/** Where somebody is signed in. */
export function mountOpenSessions(serve: Serve, { db, auth, sessions, credentialsOf }: Parts): void {
  serve(listSessions, async (_, context) => {
    const current = await auth.sessionId(credentialsOf(context))
    const rows = await db
      .selectFrom('user_sessions')
      .select(['id', 'user_agent', 'created_at', 'expires_at'])
      .where('user_id', '=', context.actor.id)
      .where('expires_at', '>', new Date().toISOString())
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute()
    return {
      sessions: rows.map(({ user_agent, ...row }) => ({
        ...row,
        agent: user_agent ?? '',
        is_current: row.id === current,
      })),
    }
  })
  serve(endSession, async ({ id }, { actor }) => {
    const { numDeletedRows } = await db
      .deleteFrom('user_sessions')
      .where('id', '=', id)
      .where('user_id', '=', actor.id)
      .executeTakeFirst()
    sessions.forgetAll()
    if (numDeletedRows === 0n) throw new AppError('not_found', 'There is no such session any more.')
    return { message: 'You are signed out there.' }
  })
}
