import type { Kysely } from 'kysely'
import type { OwnData } from '@msdat/sdk/contracts/ownData'
import type { AccountTables } from './AccountTables.ts'
import { readUser } from './users.ts'

/** Where something is kept about a person: the column that names them, and the columns that they get. */
const places = {
  activity: {
    table: 'user_interactions',
    owner: 'owner',
    columns: ['dashboard', 'section', 'indicator', 'datasource', 'location', 'year', 'address', 'viewed_at'],
  },
  time_spent: { table: 'time_spent', owner: 'owner', columns: ['kind', 'thing', 'minutes', 'viewed_at'] },
  notifications: {
    table: 'user_notifications',
    owner: 'owner',
    columns: ['title', 'text', 'link', 'is_read', 'created_at'],
  },
  plugin_choices: { table: 'user_plugin_choices', owner: 'owner', columns: ['choices', 'updated_at'] },
  digest: { table: 'notification_digests', owner: 'owner', columns: ['every', 'sent_at'] },
  dashboards: { table: 'custom_dashboards', owner: 'owner', columns: null },
  phones: { table: 'user_phones', owner: 'user_id', columns: ['number'] },
  sessions: { table: 'user_sessions', owner: 'user_id', columns: ['user_agent', 'created_at', 'expires_at'] },
  plugins: {
    table: 'registry_submissions',
    owner: 'account_id',
    columns: ['name', 'email', 'phone', 'purpose', 'description', 'title', 'version', 'state', 'created_at'],
  },
} as const

type Rows = Record<string, unknown>[]
type AnyTable = Record<string, Record<string, unknown>>

/** All that is kept about one person, without what proves who they are: passwords, tokens and secrets stay here. */
export async function exportOwnData(db: Kysely<AccountTables>, id: string): Promise<OwnData> {
  const tables = db as unknown as Kysely<AnyTable>
  const kept: Record<string, Rows> = {}
  for (const [name, { table, owner, columns }] of Object.entries(places)) {
    const from = tables.selectFrom(table).where(owner, '=', id)
    kept[name] = await (columns ? from.select([...columns]) : from.selectAll()).execute()
  }
  return { exported_at: new Date().toISOString(), account: await readUser(db, id), kept }
}
