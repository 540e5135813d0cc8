import type { Kysely } from 'kysely'
import type { Static, TObject, TSchema } from 'typebox'
import type { CallContext, Serve } from '@msdat/sdk/http/serve'
import type { AnyEndpoint, Endpoint } from '@msdat/sdk/contracts/endpoint'
import type { Page } from '@msdat/sdk/contracts/page'
import type { DataTables } from '../db/DataTables.ts'
import type { RowOf, Table } from '../db/defineTable.ts'
import type { ListQueryInput } from './selectRows.ts'
import { StoredThings, type Alongside, type Kind, type NewRow } from './StoredThings.ts'

type Listing<Thing extends TSchema> = Endpoint<TObject, TObject, TObject, ReturnType<typeof Page<Thing>>>
type Call<Thing extends TSchema, Body extends TObject = TObject> = Endpoint<TObject, TObject, Body, Thing>

interface Entity<T extends Table, Thing extends TSchema, New extends TObject, Changed extends TObject> {
  kind: Kind<T>
  /** Each call is there only where it has a contract. Those about one thing have `id` in their path. */
  calls: {
    list?: Listing<Thing>
    get?: Call<Thing>
    add?: Call<Thing, New>
    change?: Call<Thing, Changed>
    remove?: Call<Thing>
  }
  /** A row as the contract shows it. */
  toOutput(row: RowOf<T>): Static<Thing>
  /** A checked body as the columns of a new row. */
  toColumns?(given: Static<New>, context: CallContext): NewRow<T> | Promise<NewRow<T>>
  /** A checked body as the columns that change. */
  toChanges?(given: Static<Changed>, context: CallContext): Partial<NewRow<T>> | Promise<Partial<NewRow<T>>>
  /** Runs in the transaction that adds a row. */
  alongside?: Alongside<T>
}

/** Binds an entity's contracts to its table: with both, this is all that it needs. */
export function mountStored<
  T extends Table,
  Thing extends TSchema,
  New extends TObject = TObject,
  Changed extends TObject = TObject,
>(serve: Serve, db: Kysely<DataTables>, entity: Entity<T, Thing, New, Changed>): StoredThings<T> {
  const { calls, toOutput, toColumns, toChanges } = entity
  const things = new StoredThings(db, entity.kind)
  if (calls.list)
    serve<AnyEndpoint>(calls.list, async (input, { actor }) => {
      const { count, results } = await things.list(input as ListQueryInput, actor)
      return { count, results: results.map(toOutput) }
    })
  if (calls.get)
    serve<AnyEndpoint>(calls.get, async (input, { actor }) => toOutput(await things.get(idIn(input), actor)))
  if (calls.add && toColumns) {
    const { path } = calls.add
    serve<AnyEndpoint>(calls.add, async (input, context) => {
      const values = await toColumns(input as Static<New>, context)
      const row = await things.add(values, context.actor, entity.alongside)
      if (calls.get) context.setHeader('Location', `${path}${String(row['id'])}/`)
      return toOutput(row)
    })
  }
  if (calls.change && toChanges)
    serve<AnyEndpoint>(calls.change, async (input, context) => {
      const values = await toChanges(input as Static<Changed>, context)
      return toOutput(await things.change(idIn(input), values, context.actor))
    })
  if (calls.remove)
    serve<AnyEndpoint>(calls.remove, async (input, { actor }) =>
      toOutput(await things.remove(idIn(input), actor)),
    )
  return things
}

const idIn = (input: unknown): number => (input as { id: number }).id
