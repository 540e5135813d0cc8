import type { Migration } from 'kysely'
import { creating } from '../db/defineTable.ts'
import type { DialectName } from '../db/openDatabase.ts'
import { newsTable } from './newsTable.ts'

export const newsMigrations = (dialect: DialectName): Record<string, Migration> =>
  creating(dialect, { news_001_updates: newsTable })
