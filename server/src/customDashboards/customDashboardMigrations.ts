import type { Generated, Migration } from 'kysely'
import type { UserTable } from '../accounts/AccountTables.ts'
import { code, createIndex, createTable, integer, key, text } from '../db/createTable.ts'
import type { DialectName } from '../db/openDatabase.ts'

export interface CustomDashboardTable {
  id: Generated<number>
  /** Id of an account. */
  owner: string
  title: string
  /** The title by which two are the same; the databases differ in what lower case is. */
  title_key: string
  /** JSON lists of ids. */
  indicators: string
  datasources: string
  default_indicators: string
  initial_datasource: number
  is_private: number
  created_at: string
  updated_at: string
}

/** A type and not an interface: withTables asks for an index signature, which only types have. */
export type CustomDashboardTables = {
  custom_dashboards: CustomDashboardTable
  users: UserTable
}

/** To run with those of the accounts: each dashboard belongs to one. */
export function customDashboardMigrations(dialect: DialectName): Record<string, Migration> {
  return {
    custom_dashboards_001: {
      async up(db) {
        const table = 'custom_dashboards'
        await createTable(db, dialect, table, {
          id: key,
          owner: { type: 'text', references: 'users', isPartOfIt: true },
          title: text,
          title_key: code,
          indicators: text,
          datasources: text,
          default_indicators: text,
          initial_datasource: integer,
          is_private: integer,
          created_at: text,
          updated_at: text,
        })
        // Two calls may come at once: the title is still taken once only.
        await createIndex(db, 'custom_dashboards_title', {
          table,
          columns: ['owner', 'title_key'],
          isUnique: true,
        })
      },
    },
  }
}
