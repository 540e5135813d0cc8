import type { Generated, Kysely, Migration } from 'kysely'
import { createTable, integer, key, text } from '../db/createTable.ts'
import type { DialectName } from '../db/openDatabase.ts'

/**
 * Which source feeds which; `indicators` is a JSON list of ids, empty for all.
 * A type and not an interface: withTables asks for an index signature, which only types have.
 */
export type AnalysisTables = {
  lineage: {
    id: Generated<number>
    datasource: number
    feeds_from: number
    indicators: string
    relation: 'echo' | 'input'
    reason: string
  }
}

/** Sources are named by id and not by foreign key: the table is as old as those of the sources. */
export function analysisMigrations(dialect: DialectName): Record<string, Migration> {
  return {
    analysis_001_lineage: {
      async up(db: Kysely<unknown>) {
        await createTable(db, dialect, 'lineage', {
          id: key,
          datasource: integer,
          feeds_from: integer,
          indicators: text,
          relation: text,
          reason: text,
        })
      },
    },
  }
}
