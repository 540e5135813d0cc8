import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { CallContext } from '@msdat/sdk/http/serve'
import { letOthersIn } from '../http/letOthersIn.ts'
import type { AccountTables } from './AccountTables.ts'
import {
  placesOfAccount,
  placesOfAddress,
  versionsOfDashboards,
  type PersonalPlace,
} from './personalPlaces.ts'
import { readUser } from './users.ts'

type Rows = Record<string, unknown>[]
type AnyTable = Record<string, Record<string, unknown>>
type Found = SelectQueryBuilder<AnyTable, string, unknown>

const rowsAtOnce = 100

/**
 * All that is kept about one person, without what proves who they are: passwords, tokens and secrets stay here. It is
 * the JSON of `OwnData`, written row by row: together it can be a hundred MB.
 */
export async function* exportOwnData(db: Kysely<AccountTables>, id: string): AsyncGenerator<string> {
  const tables = db as unknown as Kysely<AnyTable>
  const account = await readUser(db, id)
  yield `{"exported_at":${JSON.stringify(new Date().toISOString())},"account":${JSON.stringify(account)},"kept":{`
  let between = ''
  for (const [name, place, found] of await placesOf(tables, id, account.email)) {
    yield `${between}${JSON.stringify(name)}:[`
    if (found) yield* textsOf(place, found)
    yield ']'
    between = ','
  }
  yield '}}'
}

/** Each place with its rows that are this person's; null where they have not proven that they are. */
async function placesOf(
  tables: Kysely<AnyTable>,
  id: string,
  email: string,
): Promise<[name: string, PersonalPlace, Found | null][]> {
  const proven = await tables
    .selectFrom('users')
    .select('email_verified')
    .where('id', '=', id)
    .executeTakeFirst()
  const isProven = proven?.['email_verified'] === 1
  const own = tables.selectFrom('custom_dashboards').select('id').where('owner', '=', id)
  return [
    ...Object.entries(placesOfAccount).map(([name, place]): [string, PersonalPlace, Found] => [
      name,
      place,
      tables.selectFrom(place.table).where(place.owner, '=', id),
    ]),
    [
      'dashboard_versions',
      versionsOfDashboards,
      tables.selectFrom(versionsOfDashboards.table).where(versionsOfDashboards.owner, 'in', own),
    ],
    ...Object.entries(placesOfAddress).map(([name, place]): [string, PersonalPlace, Found | null] => [
      name,
      place,
      isProven ? byAddress(tables, place, email) : null,
    ]),
  ]
}

/** Forms keep an address as it was typed. */
const byAddress = (tables: Kysely<AnyTable>, { table, owner }: PersonalPlace, email: string): Found =>
  tables.selectFrom(table).where(sql`lower(${sql.ref(owner)})`, '=', email.toLowerCase())

async function* textsOf(place: PersonalPlace, found: Found): AsyncGenerator<string> {
  let between = ''
  for await (const rows of pagesOf(place, found)) {
    yield between + rows.map((row) => JSON.stringify(row)).join(',')
    between = ','
  }
}

async function* pagesOf({ columns, key = 'id', isLong }: PersonalPlace, found: Found): AsyncGenerator<Rows> {
  const size = isLong ? 1 : rowsAtOnce
  if (key === null) {
    const rows = (await found.select([...columns]).execute()) as Rows
    if (rows.length > 0) yield rows
    return
  }
  let rest = found
  for (let isLast = false; !isLast;) {
    const rows = (await rest
      .select([...columns, `${key} as row_key`])
      .orderBy(key)
      .limit(size)
      .execute()) as Rows
    await letOthersIn()
    isLast = rows.length < size
    rest = found.where(key, '>', rows.at(-1)?.['row_key'])
    if (rows.length > 0) yield rows.map(({ row_key: _, ...row }) => row)
  }
}

/** Of one account one export is made at a time. */
export class OwnDataExports {
  readonly #accounts = new Set<string>()

  /** The same parts, refused where this account has an export under way. */
  async *oneOf(
    account: string,
    parts: AsyncIterable<string>,
    { setHeader }: Pick<CallContext, 'setHeader'>,
  ): AsyncGenerator<string> {
    if (this.#accounts.has(account)) {
      // A guess: nobody knows how fast the other one is read.
      setHeader('Retry-After', '60')
      const message = 'Your data are being downloaded already. Wait until that has ended, then try again.'
      throw new AppError('rate_limited', message)
    }
    this.#accounts.add(account)
    try {
      yield* parts
    } finally {
      this.#accounts.delete(account)
    }
  }
}
