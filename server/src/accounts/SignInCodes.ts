import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import { readPlatformName } from '../platform/readPlatformName.ts'
import type { TextMessages } from '../sms/TextMessages.ts'
import type { AccountMail } from './AccountMail.ts'
import type { AccountTables } from './AccountTables.ts'
import { readFactors } from './factors.ts'
import { readPhone } from './phones.ts'

export type CodeWay = 'email' | 'sms'

interface Recipient {
  id: string
  email: string
  name: string
}

interface Parts {
  db: Kysely<AccountTables>
  mail: AccountMail
  /** Null where this installation sends no text messages. */
  texts: TextMessages | null
}

/** Sends the code that is asked for after the password, by the way that was asked for. */
export class SignInCodes {
  readonly #parts: Parts
  // better-auth makes the code, and neither hands on how it is to go nor tells what became of it.
  readonly #asked = new AsyncLocalStorage<{ way: CodeWay; fault?: unknown }>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Called by better-auth with the code. */
  async send(user: Recipient, code: string): Promise<void> {
    const asked = this.#asked.getStore() ?? { way: 'email' }
    try {
      await this.#sendBy(asked.way, user, code)
    } catch (error) {
      asked.fault = error
    }
  }

  /** Has better-auth make and send a code; throws what kept it from going out. */
  async by(way: CodeWay, makeAndSend: () => Promise<boolean>): Promise<boolean> {
    const asked: { way: CodeWay; fault?: unknown } = { way }
    const isBegun = await this.#asked.run(asked, makeAndSend)
    if (asked.fault) throw asked.fault
    return isBegun
  }

  async #sendBy(way: CodeWay, user: Recipient, code: string): Promise<void> {
    const { db, mail, texts } = this.#parts
    // Whoever has not asked for it gets no such code.
    if (!(await readFactors(db, user.id)).includes(way)) return
    if (way === 'email') return mail.sendSignInCode(db, user, code)
    const to = await readPhone(db, user.id)
    if (!texts || to === '') {
      throw new AppError('conflict', 'No text messages are sent here any more. Please use another way.')
    }
    await texts.send({ to, text: codeText(code, await readPlatformName(db)) })
  }
}

export const codeText = (code: string, platform: string): string =>
  `Your code for ${platform} is ${code}. It is valid for 10 minutes. Give it to nobody.`
