import * as Type from 'typebox'
import type { TSchema } from 'typebox'

/** The envelope of every list: how many there are in all, links to the neighbours, and this page's rows. */
export function Page<Row extends TSchema>(row: Row) {
  return Type.Object(
    {
      count: Type.Integer({ minimum: 0, description: 'Rows that match, over all pages.' }),
      next: Type.Union([Type.String(), Type.Null()], { description: 'Address of the next page.' }),
      previous: Type.Union([Type.String(), Type.Null()], { description: 'Address of the page before.' }),
      results: Type.Array(row),
    },
    { additionalProperties: false },
  )
}

/** A page as a handler returns it; the adapter adds the links. */
export interface Rows<Row> {
  count: number
  results: Row[]
}

export const IdList = Type.String({
  pattern: '^\\d{1,9}(,\\d{1,9})*$',
  description: 'One id, or several with commas between them.',
})

export const PeriodList = Type.String({
  pattern: '^\\d{4}(-\\d{2})?(,\\d{4}(-\\d{2})?)*$',
  description: 'One year or year-month, or several with commas between them.',
})

const paging = {
  size: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 5000, default: 100, description: 'Rows on a page.' }),
  ),
  page: Type.Optional(Type.Integer({ minimum: 1, default: 1, description: 'Page number, from 1.' })),
}

/** A closed query of paging, ordering over the named columns, and the given filters. */
export function ListQuery<const Filters extends Record<string, TSchema>>(
  orderings: readonly string[],
  filters: Filters,
) {
  return Type.Object(
    {
      ...paging,
      ordering: Type.Optional(
        Type.Enum(orderings.flatMap((name) => [name, `-${name}`]), {
          description: 'Column to sort by; a leading minus sorts downwards.',
        }),
      ),
      ...filters,
    },
    { additionalProperties: false },
  )
}

export const IdParams = Type.Object({ id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false })

