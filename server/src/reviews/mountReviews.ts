import type { Kysely } from 'kysely'
import * as contracts from '@msdat/sdk/contracts/reviews'
import type { Serve } from '@msdat/sdk/http/serve'
import { code, integer, key, owner, text, type Column } from '../db/createTable.ts'
import type { DataTables } from '../db/DataTables.ts'
import { defineTable, type RowOf } from '../db/defineTable.ts'
import { mountStored } from '../stored/mountStored.ts'

type Status = contracts.Review['status']

export const reviewTable = defineTable(
  'view_reviews',
  {
    id: key,
    owner,
    author: text,
    rating: integer,
    comment: text,
    view: text,
    status: code as Column<Status, Status>,
    answer: text,
    created_at: text,
    updated_at: text,
  },
  [{ columns: ['owner'] }],
)

/** What people say of a view: theirs to read, for admins to answer. */
export function mountReviews(serve: Serve, db: Kysely<DataTables>): void {
  const reviews = mountStored(serve, db, {
    kind: {
      table: reviewTable,
      called: 'review',
      search: ['comment', 'author'],
      overseer: 'admin',
      most: { perOwner: 200, inAll: 50_000 },
    },
    calls: { list: contracts.listReviews, add: contracts.addReview, change: contracts.answerReview },
    toOutput: toReview,
    toColumns: (given, { actor }) => ({
      ...given,
      author: actor?.name ?? '',
      status: 'open' as const,
      answer: '',
    }),
    toChanges: ({ answer }) => ({ answer, status: 'answered' as const }),
  })
  serve(contracts.listOwnReviews, async (input, { actor }) => {
    const { count, results } = await reviews.list({ ...input, owner: actor.id }, actor)
    return { count, results: results.map(toReview) }
  })
}

function toReview({ owner: _owner, ...review }: RowOf<typeof reviewTable>): contracts.Review {
  return review
}
