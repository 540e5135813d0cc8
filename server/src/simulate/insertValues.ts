import { sql, type Kysely } from 'kysely'
import type { DataTables } from '../db/DataTables.ts'
import type { DialectName } from '../db/openDatabase.ts'
import type { SimulatedRow } from './simulateValues.ts'

export interface InsertTarget {
  db: Kysely<DataTables>
  dialect: DialectName
  importId: number
  citation: number
}

const columns = sql`indicator, datasource, location, period, value_type, value, citation, note, created_import,
  updated_import`

/** Thousands of rows in one parameter: binding each cell by itself takes several times as long. */
export async function insertValues(target: InsertTarget, rows: readonly SimulatedRow[]): Promise<void> {
  const { db, dialect, importId, citation } = target
  const same = sql`${citation}, '', ${importId}, ${importId}`
  if (dialect === 'sqlite') {
    await sql`insert into data_values (${columns}) select value->>0, value->>1, value->>2, value->>3, value->>4,
      value->>5, ${same} from json_each(${JSON.stringify(rows)})`.execute(db)
    return
  }
  const lists = [0, 1, 2, 3, 4, 5].map((at) => rows.map((row) => row[at]))
  const [indicator, datasource, location, period, type, value] = lists
  await sql`insert into data_values (${columns}) select t.*, ${citation}::int, '', ${importId}::int, ${importId}::int
    from unnest(${indicator}::int[], ${datasource}::int[], ${location}::int[], ${period}::text[], ${type}::int[],
    ${value}::float8[]) as t`.execute(db)
}
