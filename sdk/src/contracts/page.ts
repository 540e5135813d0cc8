import * as Type from 'typebox'
import type { TObject, TSchema } from 'typebox'

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

// Far beyond the last page of any list; the rows before a much higher one are more than a database can count.
const highestPage = 1_000_000_000

const paging = {
  size: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 5000, default: 100, description: 'Rows on a page.' }),
  ),
  page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: highestPage, default: 1, description: 'Page number, from 1.' }),
  ),
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
        Type.Enum(
          orderings.flatMap((name) => [name, `-${name}`]),
          {
            description: 'Column to sort by; a leading minus sorts downwards.',
          },
        ),
      ),
      ...filters,
    },
    { additionalProperties: false },
  )
}

// Ids have four bytes on PostgreSQL, which fails on a larger number instead of finding nothing.
export const largestId = 2_147_483_647

/** The id in a path: of what, and one that is there to try the call with. */
export const IdParams = (thing: string, example: number) =>
  Type.Object(
    {
      id: Type.Integer({
        minimum: 1,
        maximum: largestId,
        description: `Id of ${thing}.`,
        examples: [example],
      }),
    },
    { additionalProperties: false },
  )

/** Names of a row's fields: a page that is asked for with them has rows of these fields alone. */
export function FieldList(row: TObject) {
  const names = Object.keys(row.properties)
  const one = `(${names.join('|')})`
  return Type.String({
    pattern: `^${one}(,${one})*$`,
    maxLength: names.join(',').length,
    description: `Answer with these fields of each row only, commas between them: ${names.join(', ')}.`,
  })
}

export const momentPattern =
  '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$'

export const MomentText = Type.String({
  pattern: momentPattern,
  description: 'A day such as 2026-01-31, or a moment such as 2026-01-31T12:00:00Z.',
})
