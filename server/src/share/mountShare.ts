import type { Kysely } from 'kysely'
import type { Serve } from '@msdat/sdk/http/serve'
import { shareByEmail } from '@msdat/sdk/contracts/share'
import type { DataTables } from '../db/DataTables.ts'
import type { Outbox } from '../mail/Outbox.ts'
import { sharedView } from '../mail/templates/sharedView.ts'

interface ShareRoutes {
  db: Kysely<DataTables>
  outbox: Outbox
  publicUrl: string
}

/** Views sent by e-mail: to pages of this site alone, in words that the sender cannot change. */
export function mountShare(serve: Serve, { db, outbox, publicUrl }: ShareRoutes): void {
  serve(shareByEmail, async ({ email, path }) => {
    await outbox.post(db, { to: email, words: sharedView(new URL(path, publicUrl).href) })
    return { message: `The link is on its way to ${email}.` }
  })
}
