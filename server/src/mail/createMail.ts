import type { Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import { MailSender, type Deliver } from './MailSender.ts'
import { readPlatformName } from '../platform/readPlatformName.ts'
import type { MailTables } from './mailTable.ts'
import { Outbox } from './Outbox.ts'

interface MailSettings {
  db: Kysely<DataTables>
  publicUrl: string
  /** Null: messages are kept in the outbox. */
  smtpUrl: string | null
  /** Null: `no-reply@` and the host name of the site. */
  from: string | null
  warn(message: string): void
  restAfter?: (attempts: number) => number
}

export interface Mail {
  outbox: Outbox
  start(): void
  stop(): Promise<void>
}

/** The outbox of this installation and, where there is a mail server, who empties it. */
export function createMail({ db, publicUrl, smtpUrl, from, ...settings }: MailSettings): Mail {
  if (smtpUrl === null) {
    return {
      outbox: new Outbox({ isSending: false, publicUrl }),
      start: () => {},
      stop: () => Promise.resolve(),
    }
  }
  const site = new URL(publicUrl).hostname
  const ourName = async () => ({ name: await readPlatformName(db), address: `no-reply@${site}` })
  // Not held in memory where no mail is sent.
  const delivery = import('./smtpDelivery.ts').then(({ smtpDelivery }) =>
    smtpDelivery({ url: smtpUrl, from: from ? () => Promise.resolve(from) : ourName, site }),
  )
  const deliver: Deliver = async (mail) => (await delivery)(mail)
  const sender = new MailSender(db.withTables<MailTables>() as unknown as Kysely<MailTables>, {
    deliver,
    ...settings,
  })
  return {
    outbox: new Outbox({ isSending: true, publicUrl, wake: () => sender.wakeSoon() }),
    start: () => sender.start(),
    stop: () => sender.stop(),
  }
}
