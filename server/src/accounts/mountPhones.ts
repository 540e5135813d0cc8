import type { Kysely } from 'kysely'
import * as contracts from '@msdat/sdk/contracts/secondFactor'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { CallContext, Serve } from '@msdat/sdk/http/serve'
import { readPlatformName } from '../platform/readPlatformName.ts'
import type { TextMessages } from '../sms/TextMessages.ts'
import type { AccountTables } from './AccountTables.ts'
import type { Auth } from './Auth.ts'
import { changeFactors, readFactors, readSettings, refuseOthers, wrongPassword } from './factors.ts'
import { beginPhone, confirmPhone } from './phones.ts'
import type { SessionReader } from './SessionReader.ts'
import { codeText } from './SignInCodes.ts'

interface Parts {
  db: Kysely<AccountTables>
  auth: Auth
  sessions: SessionReader
  texts: TextMessages | null
  credentialsOf(context: CallContext): Headers
}

/** The telephone of an account, to which a code is sent after the password. */
export function mountPhones(serve: Serve, { db, auth, sessions, texts, credentialsOf }: Parts): void {
  serve(contracts.beginPhone, async ({ id, phone, password }, context) => {
    refuseOthers(id, context.actor.id)
    if (!texts) throw new AppError('conflict', 'This installation sends no text messages.')
    const headers = credentialsOf(context)
    if (!(await auth.secondFactor.isPassword(password, headers))) throw wrongPassword()
    // A code needs the row in which failed attempts are counted.
    if ((await readFactors(db, id)).length === 0) await auth.secondFactor.begin(password, headers)
    const platform = await readPlatformName(db)
    await texts.send({ to: phone, text: codeText(await beginPhone(db, id, phone), platform) })
    return { message: `A code is on its way to ${phone}.` }
  })
  serve(contracts.confirmPhone, async ({ id, code }, { actor }) => {
    refuseOthers(id, actor.id)
    await confirmPhone(db, id, code.replaceAll(/[ -]/g, ''))
    const before = await readFactors(db, id)
    await changeFactors(db, id, [...before.filter((name) => name !== 'sms'), 'sms'])
    sessions.forgetAll()
    return readSettings(db, id, true)
  })
}
