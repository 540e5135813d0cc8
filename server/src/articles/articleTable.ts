import { integer, key, text } from '../db/createTable.ts'
import { defineTable } from '../db/defineTable.ts'

export const articleTable = defineTable(
  'articles',
  {
    id: key,
    kind: text,
    slug: text,
    title: text,
    body: text,
    category: text,
    position: integer,
    created_at: text,
    updated_at: text,
  },
  [{ columns: ['kind', 'slug'], isUnique: true }],
)

/** The articles of the project that have come in, so that one that was removed stays away. */
export const articleSeedTable = defineTable('article_seeds', { id: key, seed: text }, [
  { columns: ['seed'], isUnique: true },
])
