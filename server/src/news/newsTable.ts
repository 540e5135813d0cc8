import { integer, key, nullable, text } from '../db/createTable.ts'
import { defineTable } from '../db/defineTable.ts'

export const newsTable = defineTable(
  'news',
  {
    id: key,
    title: text,
    content: text,
    /** 1 Dataset, 2 Dashboard, 3 Feature. */
    category: integer,
    /** Who wrote it; null for an item of the project itself. */
    author: nullable(text),
    /** Name of an item of the project itself. */
    seed: nullable(text),
    created_at: text,
    updated_at: text,
  },
  // Two processes may start at once: each item of the project still comes in once.
  [{ columns: ['seed'], isUnique: true }],
)
