import type { Kysely, Transaction } from 'kysely'
import type { AuthorNews } from '@msdat/plugin-registry'
import type { AccountTables } from '../accounts/AccountTables.ts'
import type { Outbox } from '../mail/Outbox.ts'
import { pluginOutcome, pluginWaits } from '../mail/templates/pluginMail.ts'
import { notify } from './notify.ts'
import { pluginNews } from './pluginNews.ts'

interface MailRoom {
  outbox: Outbox
  publicUrl: string
  /** Of the first administrator, who is written to also before they have proven their address. */
  adminAddress: string
}

/** Tells a plugin's author what became of it, and the admins that it waits for them: each in a message of their own. */
export async function tellPluginNews<Tables>(
  db: Kysely<Tables> | Transaction<Tables>,
  news: AuthorNews,
  { outbox, publicUrl, adminAddress }: MailRoom,
): Promise<void> {
  const tables = db as unknown as Kysely<Pick<AccountTables, 'users'>>
  const author = news.account === null ? null : await readAuthor(tables, news.account)
  if (author) {
    await notify(db, pluginNews({ ...news, account: author.id }))
    const words = pluginOutcome(news, publicUrl)
    // Only to an address that is surely theirs: a typed one may be anybody's.
    if (words && author.email_verified === 1) await outbox.post(db, { to: author.email, words })
  }
  if (news.state !== 'awaiting_approval') return
  const admins = new Set([adminAddress.toLowerCase(), ...(await provenAdmins(tables))])
  // Nobody decides about their own.
  if (author) admins.delete(author.email)
  for (const to of admins) await outbox.post(db, { to, words: pluginWaits(news, publicUrl) })
}

function readAuthor(db: Kysely<Pick<AccountTables, 'users'>>, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'email_verified'])
    .where('id', '=', id)
    .where('banned', '=', 0)
    .executeTakeFirst()
}

async function provenAdmins(db: Kysely<Pick<AccountTables, 'users'>>): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .where('banned', '=', 0)
    .where('email_verified', '=', 1)
    .execute()
  return rows.map(({ email }) => email)
}
