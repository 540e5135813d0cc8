import { sql, type Kysely } from 'kysely'
import type { DataTables } from '../../db/DataTables.ts'
import type { DialectName } from '../../db/openDatabase.ts'
import type { StagedRow } from './RowReader.ts'

export interface ImportDatabase {
  db: Kysely<DataTables>
  dialect: DialectName
  /** Whether the server ends, so that a long step is to stop where it stands well. */
  isEnding?: () => boolean | Promise<boolean>
}

/**
 * Keeps checked rows until the commit. Thousands of rows go over in one parameter: binding each
 * cell by itself takes several times as long.
 */
export async function stageRows(
  { db, dialect }: ImportDatabase,
  job: number,
  rows: readonly StagedRow[],
): Promise<void> {
  if (rows.length === 0) return
  const columns = sql`job, line, indicator, datasource, location, period, value_type, value, citation, note`
  if (dialect === 'sqlite') {
    const json = JSON.stringify(rows.map(cellsOf))
    await sql`insert into import_rows (${columns}) select ${job}, value->>0, value->>1, value->>2, value->>3, value->>4,
      value->>5, value->>6, value->>7, value->>8 from json_each(${json})`.execute(db)
    return
  }
  const lists = cellNames.map((name) => rows.map((row) => row[name]))
  const [line, indicator, datasource, location, period, type, value, citation, note] = lists
  await sql`insert into import_rows (${columns}) select ${job}::int, t.* from unnest(${line}::int[], ${indicator}::int[],
    ${datasource}::int[], ${location}::int[], ${period}::text[], ${type}::int[], ${value}::float8[],
    ${citation}::int[], ${note}::text[]) as t`.execute(db)
}

const cellNames = [
  'line',
  'indicator',
  'datasource',
  'location',
  'period',
  'value_type',
  'value',
  'citation',
  'note',
] as const

const cellsOf = (row: StagedRow): unknown[] => cellNames.map((name) => row[name])
