import type { Migration } from 'kysely'
import { createIndex, createTable, integer, key, nullable, text } from '../db/createTable.ts'
import type { DialectName } from '../db/openDatabase.ts'

export function newsMigrations(dialect: DialectName): Record<string, Migration> {
  return {
    news_001_updates: {
      up: async (db) => {
        await createTable(db, dialect, 'news', {
          id: key,
          title: text,
          content: text,
          category: integer,
          author: nullable(text),
          seed: nullable(text),
          created_at: text,
          updated_at: text,
        })
        // Two processes may start at once: each item of the project still comes in once.
        await createIndex(db, 'news_seed', { table: 'news', columns: ['seed'], isUnique: true })
      },
    },
  }
}
