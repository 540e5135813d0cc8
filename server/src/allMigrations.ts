import type { Migration } from 'kysely'
import { registryMigrations } from '@msdat/plugin-registry'
import { accountMigrations } from './accounts/accountMigrations.ts'
import { analysisMigrations } from './analysis/analysisMigrations.ts'
import { customDashboardMigrations } from './customDashboards/customDashboardMigrations.ts'
import { dataMigrations } from './db/dataMigrations.ts'
import type { DialectName } from './db/openDatabase.ts'
import { importMigrations } from './import/importMigrations.ts'
import { newsMigrations } from './news/newsMigrations.ts'

/** The tables of the whole house, by the names of their migrations: each part brings its own. */
export function allMigrations(dialect: DialectName): Record<string, Migration> {
  return {
    ...dataMigrations(dialect),
    ...newsMigrations(dialect),
    ...importMigrations(dialect),
    ...analysisMigrations(dialect),
    ...accountMigrations,
    ...customDashboardMigrations(dialect),
    ...registryMigrations(dialect),
  }
}
