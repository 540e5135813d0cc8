import { randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import { invitationDays, type Invitation, type NewInvitation } from '@msdat/sdk/contracts/invitations'
import type { Rows } from '@msdat/sdk/contracts/page'
import { AppError } from '@msdat/sdk/contracts/problem'
import { hasRole, roles } from '@msdat/sdk/contracts/roles'
import { appendChange } from '../../audit/appendChange.ts'
import type { DataTables } from '../../db/DataTables.ts'
import type { RowOf } from '../../db/defineTable.ts'
import { takeTurn } from '../../db/takeTurn.ts'
import type { ListQueryInput } from '../../stored/selectRows.ts'
import { StoredThings } from '../../stored/StoredThings.ts'
import type { AccountMail } from '../AccountMail.ts'
import type { AccountTables } from '../AccountTables.ts'
import { digestOf } from './acceptInvitation.ts'
import { invitationTable, type InvitationTables } from './invitationTables.ts'
import { readOwnSources } from './ownSources.ts'

type Tables = AccountTables & InvitationTables & Pick<DataTables, 'datasources'>
export type InvitationDb = Kysely<Tables>
type Row = RowOf<typeof invitationTable>

const validMs = invitationDays * 24 * 3_600_000

const kind = {
  table: invitationTable,
  called: 'invitation',
  search: ['email'],
  most: { inAll: 2000 },
  taken: 'This address has an open invitation already. Send that one again, or withdraw it.',
} as const

/** The invitations that nobody has accepted yet. Of the token in a link only a digest is kept. */
export class Invitations {
  readonly #db: InvitationDb
  readonly #mail: AccountMail
  readonly #things: StoredThings<typeof invitationTable>

  constructor(db: InvitationDb, mail: AccountMail) {
    this.#db = db
    this.#mail = mail
    this.#things = new StoredThings(db as unknown as Kysely<DataTables>, kind)
  }

  async list(input: ListQueryInput, actor: Actor): Promise<Rows<Invitation>> {
    const { count, results } = await this.#things.list(input, actor)
    return { count, results: results.map(toOutput) }
  }

  async add({ email: given, sources }: NewInvitation, actor: Actor): Promise<Invitation> {
    const email = given.toLowerCase()
    await this.#refuseNeedless(email)
    await this.#refuseUnknown(sources)
    const { token, ...columns } = freshLink(actor)
    const added = await this.#things.add({ email, sources, ...columns }, actor, (tx, row) =>
      this.#send(tx as unknown as Transaction<Tables>, row, token),
    )
    return toOutput(added)
  }

  async sendAgain(id: number, actor: Actor): Promise<Invitation> {
    const { token, ...columns } = freshLink(actor)
    await this.#db.transaction().execute(async (tx) => {
      await takeTurn(tx, 'invitations')
      const row = await tx
        .updateTable('invitations')
        .set({ ...columns, updated_at: new Date().toISOString() })
        .where('id', '=', id)
        .returning(['email', 'sources', 'invited_by'])
        .executeTakeFirst()
      if (!row) throw new AppError('not_found', `There is no invitation ${id}.`)
      await this.#send(tx, { ...row, sources: JSON.parse(row.sources) as number[] }, token)
      await appendChange(tx, actor, { action: 'send', thing: 'invitations', thing_id: String(id) })
    })
    return toOutput(await this.#things.get(id, actor))
  }

  async withdraw(id: number, actor: Actor): Promise<Invitation> {
    return toOutput(await this.#things.remove(id, actor))
  }

  async #send(
    tx: Transaction<Tables>,
    { email, sources, invited_by }: Pick<Row, 'email' | 'sources' | 'invited_by'>,
    token: string,
  ): Promise<void> {
    const words = { inviter: invited_by, sources: await namesOf(tx, sources) }
    await this.#mail.invite(tx as unknown as Transaction<AccountTables>, email, words, token)
  }

  /** Whoever may enter all figures already is not asked. */
  async #refuseNeedless(email: string): Promise<void> {
    const user = await this.#db
      .selectFrom('users')
      .select(['id', 'role', 'banned'])
      .where('email', '=', email)
      .executeTakeFirst()
    if (!user) return
    if (user.banned === 1) throw refusal('The account with this address is deactivated.')
    const role = roles.find((one) => one === user.role) ?? 'user'
    if (!hasRole(role, 'contributor')) return
    if ((await readOwnSources(this.#db, { id: user.id, role })).length > 0) return
    throw refusal('The account with this address may enter figures already.')
  }

  async #refuseUnknown(sources: readonly number[]): Promise<void> {
    if ((await namesOf(this.#db, sources)).length === sources.length) return
    const message = 'There is no such data source.'
    throw new AppError('invalid_input', message, { sources: [message] })
  }
}

function freshLink(actor: Actor) {
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(Date.now() + validMs).toISOString()
  return { token, token_digest: digestOf(token), expires_at, invited_by: actor.name }
}

/** Names of data sources, sorted. */
export async function namesOf(
  db: InvitationDb | Transaction<Tables>,
  sources: readonly number[],
): Promise<string[]> {
  if (sources.length === 0) return []
  const rows = await db
    .selectFrom('datasources')
    .select('datasource')
    .where('id', 'in', [...sources])
    .orderBy('datasource')
    .execute()
  return rows.map(({ datasource }) => datasource)
}

function toOutput({ id, email, sources, invited_by, expires_at, created_at }: Row): Invitation {
  const is_expired = expires_at <= new Date().toISOString()
  return { id, email, sources, invited_by, expires_at, is_expired, created_at }
}

function refusal(message: string): AppError {
  return new AppError('conflict', message, { email: [message] })
}
