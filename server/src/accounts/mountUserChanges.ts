import type { Kysely } from 'kysely'
import { exportOwnData as exportOwnDataCall } from '@msdat/sdk/contracts/ownData'
import * as contracts from '@msdat/sdk/contracts/userAccounts'
import { AppError } from '@msdat/sdk/contracts/problem'
import { Download } from '@msdat/sdk/http/Download'
import type { CallContext, Serve } from '@msdat/sdk/http/serve'
import type { AccountTables } from './AccountTables.ts'
import { deactivateOwn } from './deactivateOwn.ts'
import type { Auth } from './Auth.ts'
import { changeUser } from './changeUser.ts'
import { exportOwnData, OwnDataExports } from './exportOwnData.ts'
import { refuseWeakPassword } from './registerUser.ts'
import { removeUser } from './removeUser.ts'
import type { SessionReader } from './SessionReader.ts'

interface Parts {
  db: Kysely<AccountTables>
  auth: Auth
  sessions: SessionReader
  credentialsOf(context: CallContext): Headers
}

/** What is changed about accounts that are there: by their owners, and by admins. */
export function mountUserChanges(serve: Serve, { db, auth, sessions, credentialsOf }: Parts): void {
  serve(contracts.updatePassword, async ({ new_password }, context) => {
    refuseWeakPassword(new_password)
    if (!(await auth.setPassword(context.actor.id, new_password))) {
      throw new AppError('conflict', 'This account signs in without a password of its own.')
    }
    await auth.endOtherSessions(context.actor.id, credentialsOf(context))
    sessions.forgetAll()
    return { message: 'Password updated successfully!' }
  })
  serve(contracts.changeUser, async ({ id, ...change }, { actor }) => {
    const user = await changeUser(db, actor, id, change)
    sessions.forgetAll()
    return user
  })
  serve(contracts.changeProfile, ({ id, ...change }, { actor }) => changeUser(db, actor, id, change))
  const exports = new OwnDataExports()
  serve(exportOwnDataCall, ({ id }, context) => {
    if (id !== context.actor.id) throw new AppError('not_allowed', 'You can export your own data only.')
    const parts = exports.oneOf(id, exportOwnData(db, id), context)
    return new Download('my-msdat-data.json', 'application/json; charset=utf-8', parts)
  })
  serve(contracts.removeUser, async ({ id }, { actor }) => {
    const isOwn = id === actor.id
    await (isOwn ? deactivateOwn(db, id) : removeUser(db, actor, id))
    sessions.forgetAll()
    return { message: isOwn ? 'Account deactivated successfully!' : 'User deleted successfully' }
  })
  const roleCalls = [
    [contracts.upgradeUser, 'admin'],
    [contracts.downgradeUser, 'user'],
  ] as const
  for (const [call, role] of roleCalls) {
    serve(call, async ({ id }, context) => {
      refuseLinks(context)
      const user = await changeUser(db, context.actor, id, { role })
      sessions.forgetAll()
      return user
    })
  }
}

/** These calls change something though they are GETs: a link or a picture on a page must not make them. */
function refuseLinks({ header }: CallContext): void {
  const isToken = /^bearer /i.test(header('authorization') ?? '')
  const isScript = header('sec-fetch-site') === 'same-origin' && header('sec-fetch-mode') === 'cors'
  if (!isToken && !isScript) {
    throw new AppError('not_allowed', 'A role is changed from the list of users, not by a link.')
  }
}
