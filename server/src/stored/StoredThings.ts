import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '@msdat/sdk/http/serve'
import { hasRole, type Role } from '@msdat/sdk/contracts/roles'
import type { Rows } from '@msdat/sdk/contracts/page'
import { AppError } from '@msdat/sdk/contracts/problem'
import { appendChange, type ChangeAction } from '../audit/appendChange.ts'
import type { DataTables } from '../db/DataTables.ts'
import type { RowOf, Table } from '../db/defineTable.ts'
import { isUniqueViolation } from '../db/isUniqueViolation.ts'
import { takeTurn } from '../db/takeTurn.ts'
import { fromKept, toKept, type KeptRow } from './rowValues.ts'
import { keepVersion, listVersions, type StoredVersion } from './storedVersions.ts'
import { selectRows, type AnyTables, type ListQueryInput } from './selectRows.ts'

/** Columns that nobody gives: `id`, `owner`, `created_at` and `updated_at` are filled in where a table has them. */
type Managed = 'id' | 'owner' | 'created_at' | 'updated_at'

/** What a new row is given; a column that may be null may be left out. */
export type NewRow<T extends Table> = {
  [Name in Exclude<keyof RowOf<T>, Managed> as null extends RowOf<T>[Name] ? never : Name]: RowOf<T>[Name]
} & {
  [Name in Exclude<keyof RowOf<T>, Managed> as null extends RowOf<T>[Name] ? Name : never]?:
    RowOf<T>[Name] | undefined
}

export interface Kind<T extends Table> {
  table: T
  /** One of them, as messages call it: "news item". */
  called: string
  /**
   * Who reads a row of a table with `owner`: its owner alone (as it is without this), or everyone. Who may
   * call at all is said by `access` of the contract.
   */
  readers?: 'owner' | 'everyone'
  /** The role, and those above it, that also reads and changes what others own; without it nobody does. */
  overseer?: Role
  /** Most rows, so that nobody fills the disk. */
  most?: { perOwner?: number; inAll?: number }
  /** Columns that `search` looks into. */
  search?: readonly (keyof T['columns'] & string)[]
  /** Column by which a list is sorted unless asked otherwise; newest first without it. */
  ordering?: string
  /** Columns of which every version is kept, with who saved it and when. */
  versions?: readonly (keyof T['columns'] & string)[]
  /** What is said where a unique index refuses a row. */
  taken?: string
}

/** What happens in the same transaction as a write, such as a message that must go out if and only if it is stored. */
export type Alongside<T extends Table> = (tx: Transaction<AnyTables>, row: RowOf<T>) => Promise<void>

/**
 * Rows of one table, with their owners, their most and their audit. Rows that somebody may not see are
 * not there for them. A write by a moderator or an admin leaves an entry in the change log, unless it is
 * on what they own themselves.
 */
export class StoredThings<T extends Table> {
  readonly #db: Kysely<AnyTables>
  readonly #kind: Kind<T>

  constructor(db: Kysely<DataTables>, kind: Kind<T>) {
    this.#db = db as unknown as Kysely<AnyTables>
    this.#kind = kind
  }

  async list(input: ListQueryInput, actor: Actor | null): Promise<Rows<RowOf<T>>> {
    const { table, search = [], ordering = '-id' } = this.#kind
    const only = this.#readable(actor)
    if (!only) return { count: 0, results: [] }
    const { count, rows } = await selectRows(this.#db, input, { table, search, ordering, only })
    return { count, results: rows.map((row) => fromKept(table, row)) }
  }

  async get(id: number, actor: Actor | null): Promise<RowOf<T>> {
    const only = this.#readable(actor)
    const row = only && (await this.#find(this.#db, id, only))
    return row ? fromKept(this.#kind.table, row) : this.#unknown(id)
  }

  async add(values: NewRow<T>, actor: Actor | null, alongside?: Alongside<T>): Promise<RowOf<T>> {
    const { table } = this.#kind
    return this.#write(actor, async (tx) => {
      await this.#checkRoom(tx, actor)
      const now = new Date().toISOString()
      const managed = { owner: actor?.id ?? null, created_at: now, updated_at: now }
      const known = Object.entries(managed).filter(([name]) => name in table.columns)
      const kept = toKept(table, { ...Object.fromEntries(known), ...values })
      const row = await tx.insertInto(table.name).values(kept).returningAll().executeTakeFirstOrThrow()
      await this.#keepVersion(tx, null, row, actor)
      await this.#log(tx, 'add', row, actor)
      const added = fromKept(table, row)
      await alongside?.(tx, added)
      return added
    })
  }

  async change(id: number, values: Partial<NewRow<T>>, actor: Actor | null): Promise<RowOf<T>> {
    const { table } = this.#kind
    return this.#write(actor, async (tx) => {
      const before = await this.#checkChangeable(tx, id, actor)
      const times = 'updated_at' in table.columns ? { updated_at: new Date().toISOString() } : {}
      const changed = tx.updateTable(table.name).set({ ...toKept(table, values), ...times })
      const row = await changed.where('id', '=', id).returningAll().executeTakeFirstOrThrow()
      await this.#keepVersion(tx, before, row, actor)
      await this.#log(tx, 'change', row, actor)
      return fromKept(table, row)
    })
  }

  /** Answers what was removed. */
  async remove(id: number, actor: Actor | null): Promise<RowOf<T>> {
    return this.#write(actor, async (tx) => {
      const row = await this.#checkChangeable(tx, id, actor)
      await tx.deleteFrom(this.#kind.table.name).where('id', '=', id).execute()
      await this.#log(tx, 'remove', row, actor)
      return fromKept(this.#kind.table, row)
    })
  }

  /** What a row has been, the newest first; whoever may read the row may read them. */
  async versions(id: number, actor: Actor | null): Promise<StoredVersion[]> {
    await this.get(id, actor)
    return listVersions(this.#db, this.#kind.table.name, id)
  }

  get #isOwned(): boolean {
    return 'owner' in this.#kind.table.columns
  }

  #isOverseer(actor: Actor | null): boolean {
    const { overseer } = this.#kind
    return actor !== null && overseer !== undefined && hasRole(actor.role, overseer)
  }

  /** What every row that this caller may read holds; null where there is none that they may. */
  #readable(actor: Actor | null): KeptRow | null {
    if (!this.#isOwned || this.#kind.readers === 'everyone' || this.#isOverseer(actor)) return {}
    return actor && { owner: actor.id }
  }

  async #find(db: Kysely<AnyTables>, id: number, only: KeptRow): Promise<KeptRow | undefined> {
    let found = db.selectFrom(this.#kind.table.name).selectAll().where('id', '=', id)
    for (const [name, value] of Object.entries(only)) found = found.where(name, '=', value)
    return found.executeTakeFirst()
  }

  async #checkChangeable(tx: Transaction<AnyTables>, id: number, actor: Actor | null): Promise<KeptRow> {
    const only = this.#readable(actor)
    const row = only && (await this.#find(tx, id, only))
    if (!row) return this.#unknown(id)
    if (!this.#isOwned || row['owner'] === actor?.id || this.#isOverseer(actor)) return row
    throw new AppError('not_allowed', `Only its owner can change this ${this.#kind.called}.`)
  }

  async #checkRoom(tx: Transaction<AnyTables>, actor: Actor | null): Promise<void> {
    const { table, most = {}, called } = this.#kind
    const count = async (only: KeptRow): Promise<number> => {
      let rows = tx.selectFrom(table.name).select((query) => query.fn.countAll().as('count'))
      for (const [name, value] of Object.entries(only)) rows = rows.where(name, '=', value)
      const { count } = await rows.executeTakeFirstOrThrow()
      return Number(count)
    }
    const { perOwner, inAll } = most
    if (perOwner !== undefined && actor && (await count({ owner: actor.id })) >= perOwner) {
      const message = `You have ${perOwner} of this kind (${called}), and there is no room for more. Remove one first.`
      throw new AppError('conflict', message)
    }
    if (inAll !== undefined && (await count({})) >= inAll) {
      throw new AppError(
        'unavailable',
        `There is no room for another ${called}. Please tell an administrator.`,
      )
    }
  }

  async #write<Value>(
    actor: Actor | null,
    work: (tx: Transaction<AnyTables>) => Promise<Value>,
  ): Promise<Value> {
    const { table, called, taken, most } = this.#kind
    try {
      return await this.#db.transaction().execute(async (tx) => {
        await takeTurn(tx, most?.inAll === undefined ? `${table.name} ${actor?.id ?? ''}` : table.name)
        return work(tx)
      })
    } catch (error) {
      if (isUniqueViolation(error))
        throw new AppError('conflict', taken ?? `There is such a ${called} already.`)
      throw error
    }
  }

  async #keepVersion(
    tx: Transaction<AnyTables>,
    before: KeptRow | null,
    after: KeptRow,
    actor: Actor | null,
  ): Promise<void> {
    const { table, versions } = this.#kind
    if (versions) await keepVersion(tx, { thing: table.name, columns: versions }, { before, after, actor })
  }

  async #log(
    tx: Transaction<AnyTables>,
    action: ChangeAction,
    row: KeptRow,
    actor: Actor | null,
  ): Promise<void> {
    if (!actor || !hasRole(actor.role, 'moderator') || row['owner'] === actor.id) return
    await appendChange(tx, actor, { action, thing: this.#kind.table.name, thing_id: String(row['id']) })
  }

  #unknown(id: number): never {
    throw new AppError('not_found', `There is no ${this.#kind.called} ${id}.`)
  }
}
