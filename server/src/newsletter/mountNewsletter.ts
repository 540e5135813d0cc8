import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import * as contracts from '@msdat/sdk/contracts/newsletter'
import { Download } from '@msdat/sdk/http/Download'
import type { Serve } from '@msdat/sdk/http/serve'
import { listAsCsv } from '../csv/listAsCsv.ts'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../db/DataTables.ts'
import type { RowOf } from '../db/defineTable.ts'
import type { Outbox } from '../mail/Outbox.ts'
import { confirmSubscription } from '../mail/templates/confirmSubscription.ts'
import { mountStored } from '../stored/mountStored.ts'
import { subscriberTable, type NewsletterTables } from './subscriberTable.ts'

interface NewsletterRoutes {
  db: Kysely<DataTables>
  outbox: Outbox
  publicUrl: string
}

type Row = RowOf<typeof subscriberTable>

const hour = 3_600_000
const subscribed = { message: 'You have successfully subscribed to our newsletter.' }
const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString()

/** Subscriptions to the newsletter: an address gets it once somebody who reads its mail has confirmed. */
export function mountNewsletter(serve: Serve, routes: NewsletterRoutes): void {
  const db = routes.db.withTables<NewsletterTables>()
  const add = mountSubscribers(serve, routes)
  // The same answer whether or not the address was there: nobody learns who reads the newsletter.
  serve(contracts.subscribe, async ({ email }) => {
    await add(email, '').catch(async (error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error
      await askAgain(routes, email)
    })
    return subscribed
  })
  serve(contracts.addSubscriber, async ({ email, name }) => {
    await add(email, name)
    return subscribed
  })
  serve(contracts.confirmSubscription, async ({ token }) => {
    const confirmed = await db
      .updateTable('subscribers')
      .set({ is_confirmed: 1, updated_at: ago(0) })
      .where('token', '=', token)
      .executeTakeFirst()
    if (Number(confirmed.numUpdatedRows) > 0) return { message: 'Your subscription is confirmed.' }
    throw new AppError('not_found', 'This link is no longer valid. Please subscribe again.')
  })
  // The same answer when it comes a second time, as mail programs may send it.
  serve(contracts.unsubscribe, async ({ token }) => {
    await db.deleteFrom('subscribers').where('token', '=', token).execute()
    return { message: 'You get no more newsletters, and your address is forgotten.' }
  })
}

/** The list for admins. Answers how to add an address, with the message that asks whether it wants to be there. */
function mountSubscribers(serve: Serve, routes: NewsletterRoutes) {
  const subscribers = mountStored(serve, routes.db, {
    kind: {
      table: subscriberTable,
      called: 'subscriber',
      search: ['email', 'name'],
      most: { inAll: 200_000 },
      taken: 'Name/Email address provided already exist, please try again',
    },
    calls: { remove: contracts.removeSubscriber },
    toOutput: toSubscriber,
  })
  serve(contracts.listSubscribers, async ({ format, ...input }, { actor }) => {
    const read = (paging: { size?: number | undefined; page?: number | undefined }) =>
      subscribers.list({ ...input, ...paging }, actor)
    if (format === 'csv')
      return new Download('subscribers.csv', 'text/csv; charset=utf-8', listAsCsv(csvColumns, read))
    const { count, results } = await read({})
    return { count, results: results.map(toSubscriber) }
  })
  return async (email: string, name: string): Promise<void> => {
    await forgetUnconfirmed(routes.db)
    const token = randomBytes(32).toString('base64url')
    const row = { email: email.toLowerCase(), name: name.trim(), is_confirmed: false, token }
    await subscribers.add(row, null, async (tx, added) => {
      await ask(routes, tx, added)
    })
  }
}

// Never the token: whoever has it may unsubscribe the address.
const csvColumns = {
  'E-mail': ({ email }: Row) => email,
  Name: ({ name }: Row) => name,
  Confirmed: ({ is_confirmed }: Row) => (is_confirmed ? 'yes' : 'no'),
  Since: ({ created_at }: Row) => created_at,
}

async function ask<Tables>(
  { outbox, publicUrl }: NewsletterRoutes,
  tables: Kysely<Tables>,
  { email, token }: Pick<Row, 'email' | 'token'>,
): Promise<void> {
  await outbox.post(tables, {
    to: email,
    words: confirmSubscription(`${publicUrl}/newsletter#confirm=${token}`),
    unsubscribeUrl: `${publicUrl}/api/newsletter/unsubscribe/?token=${token}`,
  })
}

/** For somebody who lost the message; at most once an hour, since anyone may type any address. */
async function askAgain(routes: NewsletterRoutes, email: string): Promise<void> {
  await routes.db
    .withTables<NewsletterTables>()
    .transaction()
    .execute(async (tx) => {
      const waiting = await tx
        .updateTable('subscribers')
        .set({ updated_at: ago(0) })
        .where('email', '=', email.toLowerCase())
        .where('is_confirmed', '=', 0)
        .where('updated_at', '<', ago(hour))
        .returning(['email', 'token'])
        .executeTakeFirst()
      if (waiting) await ask(routes, tx, waiting)
    })
}

async function forgetUnconfirmed(db: Kysely<DataTables>): Promise<void> {
  await db
    .withTables<NewsletterTables>()
    .deleteFrom('subscribers')
    .where('is_confirmed', '=', 0)
    .where('updated_at', '<', ago(30 * 24 * hour))
    .execute()
}

function toSubscriber({ id, email, name, is_confirmed, created_at }: Row): contracts.Subscriber {
  return { id, email, name, is_confirmed, created: created_at }
}
