import { sql, type Kysely } from 'kysely'
import type { OwnData } from '@msdat/sdk/contracts/ownData'
import type { AccountTables } from './AccountTables.ts'
import { placesOfAccount, placesOfAddress, type PersonalPlace } from './personalPlaces.ts'
import { readUser } from './users.ts'

type Rows = Record<string, unknown>[]
type AnyTable = Record<string, Record<string, unknown>>

/** All that is kept about one person, without what proves who they are: passwords, tokens and secrets stay here. */
export async function exportOwnData(db: Kysely<AccountTables>, id: string): Promise<OwnData> {
  const tables = db as unknown as Kysely<AnyTable>
  const account = await readUser(db, id)
  const kept: Record<string, Rows> = {}
  for (const [name, { table, owner, columns }] of Object.entries(placesOfAccount)) {
    const from = tables.selectFrom(table).where(owner, '=', id)
    kept[name] = await (columns ? from.select([...columns]) : from.selectAll()).execute()
  }
  kept['dashboard_versions'] = await tables
    .selectFrom('custom_dashboard_versions')
    .select(['dashboard', 'edition', 'content', 'saved_by', 'saved_at'])
    .where('dashboard', 'in', tables.selectFrom('custom_dashboards').select('id').where('owner', '=', id))
    .execute()
  const proven = await db.selectFrom('users').select('email_verified').where('id', '=', id).executeTakeFirst()
  for (const [name, place] of Object.entries(placesOfAddress)) {
    kept[name] = proven?.email_verified === 1 ? await byAddress(tables, place, account.email) : []
  }
  return { exported_at: new Date().toISOString(), account, kept }
}

/** Forms keep an address as it was typed. */
function byAddress(tables: Kysely<AnyTable>, place: PersonalPlace, email: string): Promise<Rows> {
  return tables
    .selectFrom(place.table)
    .select([...(place.columns ?? [])])
    .where(sql`lower(${sql.ref(place.owner)})`, '=', email.toLowerCase())
    .execute()
}
