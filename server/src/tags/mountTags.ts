import type { Kysely } from 'kysely'
import * as contracts from '@msdat/sdk/contracts/tags'
import type { Serve } from '@msdat/sdk/http/serve'
import type { DataTables } from '../db/DataTables.ts'
import { json, key, text } from '../db/createTable.ts'
import { defineTable, type RowOf } from '../db/defineTable.ts'
import { mountStored } from '../stored/mountStored.ts'

export const tagTable = defineTable(
  'tags',
  {
    id: key,
    name: text,
    category: text,
    description: text,
    indicators: json<number[]>(),
    author: text,
    created_at: text,
    updated_at: text,
  },
  [{ columns: ['name'], isUnique: true }],
)

const most = 1000

/** Names under which indicators stand together: read by everyone, added by moderators. */
export function mountTags(serve: Serve, db: Kysely<DataTables>): void {
  const tags = mountStored(serve, db, {
    kind: { table: tagTable, called: 'tag', ordering: 'name', most: { inAll: most } },
    calls: { add: contracts.addTag },
    toOutput: toTag,
    toColumns: ({ name, category = '', description = '', indicators }, { actor }) => ({
      name: name.trim(),
      category,
      description,
      indicators,
      author: actor?.email ?? '',
    }),
  })
  // The envelope that the first client reads.
  serve(contracts.listTags, async () => {
    const { results } = await tags.list({ size: most }, null)
    return { data: { results: results.map(toTag) } }
  })
}

function toTag({ author: _author, ...tag }: RowOf<typeof tagTable>): contracts.Tag {
  return tag
}
