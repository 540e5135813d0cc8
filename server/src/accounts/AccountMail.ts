import type { Kysely, Transaction } from 'kysely'
import { createEmailVerificationToken } from 'better-auth/api'
import { invitationDays } from '@msdat/sdk/contracts/invitations'
import type { Outbox } from '../mail/Outbox.ts'
import { confirmAddress } from '../mail/templates/confirmAddress.ts'
import { invitation } from '../mail/templates/invitation.ts'
import { addressHasChanged, addressIsToChange, confirmNewAddress } from '../mail/templates/newAddress.ts'
import { newPassword } from '../mail/templates/newPassword.ts'
import { signInCode } from '../mail/templates/signInCode.ts'
import type { AccountTables } from './AccountTables.ts'

interface Recipient {
  email: string
  name: string
}

type Database = Kysely<AccountTables> | Transaction<AccountTables>

const confirmationSeconds = 7 * 24 * 3600

/** The messages of the accounts. Tokens stand behind the # of a link, which no server and no log gets to see. */
export class AccountMail {
  readonly #outbox: Outbox
  readonly #publicUrl: string
  readonly #secret: string

  constructor({ outbox, publicUrl, secret }: { outbox: Outbox; publicUrl: string; secret: string }) {
    this.#outbox = outbox
    this.#publicUrl = publicUrl
    this.#secret = secret
  }

  /** What becomes of a message where there is no mail server; empty where there is one. */
  get fate(): string {
    return this.#outbox.isSending
      ? 'It can take a few minutes.'
      : 'There is no mail server here: the message is kept for the administrators, who can pass the link on.'
  }

  async askToConfirm(db: Database, { email, name }: Recipient): Promise<void> {
    const token = await createEmailVerificationToken(this.#secret, email, undefined, confirmationSeconds)
    await this.#outbox.post(db, {
      to: email,
      words: confirmAddress(name, this.#link('/confirm-email', token)),
    })
  }

  async sendResetLink(db: Database, { email, name }: Recipient, token: string): Promise<void> {
    await this.#outbox.post(db, {
      to: email,
      words: newPassword(name, this.#link('/password-recovery', token)),
    })
  }

  async sendSignInCode(db: Database, { email, name }: Recipient, code: string): Promise<void> {
    await this.#outbox.post(db, { to: email, words: signInCode(name, code) })
  }

  async askForNewAddress(db: Database, { email, name }: Recipient, token: string): Promise<void> {
    await this.#outbox.post(db, {
      to: email,
      words: confirmNewAddress(name, this.#link('/change-email', token)),
    })
  }

  async tellOfWish(db: Database, { email, name }: Recipient): Promise<void> {
    const url = new URL('/password-recovery', this.#publicUrl).href
    await this.#outbox.post(db, { to: email, words: addressIsToChange(name, url) })
  }

  async tellOfNewAddress(db: Database, { email, name }: Recipient, address: string): Promise<void> {
    await this.#outbox.post(db, { to: email, words: addressHasChanged(name, address) })
  }

  async invite(
    db: Database,
    to: string,
    invited: Parameters<typeof invitation>[0],
    token: string,
  ): Promise<void> {
    const url = this.#link('/invitation', token)
    await this.#outbox.post(db, { to, words: invitation(invited, url, invitationDays) })
  }

  #link(path: string, token: string): string {
    return `${new URL(path, this.#publicUrl).href}#token=${token}`
  }
}
