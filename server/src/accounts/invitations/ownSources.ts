import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { InvitationTables } from './invitationTables.ts'

type Database<Tables> = Kysely<Tables> | Transaction<Tables>

const within = <Tables>(db: Database<Tables>): Kysely<InvitationTables> =>
  db as unknown as Kysely<InvitationTables>

/** The sources to which a contributor was invited; none means all. Moderators and admins are not bound to any. */
export async function readOwnSources<Tables>(
  db: Database<Tables>,
  { id, role }: Pick<Actor, 'id' | 'role'>,
): Promise<number[]> {
  if (role !== 'contributor') return []
  const rows = await within(db)
    .selectFrom('contributor_sources')
    .select('datasource')
    .where('user_id', '=', id)
    .orderBy('datasource')
    .execute()
  return rows.map(({ datasource }) => datasource)
}

export async function writeOwnSources<Tables>(
  tx: Transaction<Tables>,
  userId: string,
  sources: readonly number[],
): Promise<void> {
  await within(tx).deleteFrom('contributor_sources').where('user_id', '=', userId).execute()
  if (sources.length === 0) return
  const rows = sources.map((datasource) => ({ user_id: userId, datasource }))
  await within(tx).insertInto('contributor_sources').values(rows).execute()
}

/** Throws where a contributor was invited to other sources alone. */
export async function refuseOtherSource<Tables>(
  db: Database<Tables>,
  actor: Pick<Actor, 'id' | 'role'>,
  datasource: number,
): Promise<void> {
  const sources = await readOwnSources(db, actor)
  if (sources.length === 0 || sources.includes(datasource)) return
  const message = 'You were invited to enter figures of other sources. Ask a moderator for this one.'
  throw new AppError('not_allowed', message)
}
