import { sql, type Kysely } from 'kysely'
import type { DataTables } from '../../db/DataTables.ts'
import type { Findings } from '../jobs/Findings.ts'
import { readFlagContexts } from './flagContexts.ts'
import { flagPlace, type PlaceValue } from './flagPlace.ts'

// All of these are held in memory at once; larger files get their flags with the commit.
const mostRows = 200_000

interface FileValue extends PlaceValue {
  line: number | null
}

/** Tells what the data-quality rules will say of the file's values, beside those that are there already. */
export async function findFlags(
  { db }: { db: Kysely<DataTables> },
  job: number,
  findings: Findings,
): Promise<void> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['line', 'indicator', 'datasource', 'location', 'period', 'value_type', 'value'])
    .where('job', '=', job)
    .limit(mostRows + 1)
    .execute()
  if (rows.length > mostRows) return
  const contextOf = await readFlagContexts(db, new Date())
  const stored = await readStored(db, job)
  const places = new Map<string, Map<string, FileValue>>()
  for (const { indicator, datasource, location, ...value } of [...stored, ...rows]) {
    const place = `${indicator} ${datasource} ${location}`
    const values = places.get(place) ?? new Map<string, FileValue>()
    const key = `${value.period} ${value.value_type}`
    const before = values.get(key)?.value ?? null
    // The file's row comes second and takes the stored one's place.
    places.set(place, values.set(key, { ...value, before }))
  }
  for (const [place, values] of places) {
    const [indicator = 0, source = 0] = place.split(' ').map(Number)
    for (const { value, flag } of flagPlace([...values.values()], contextOf(indicator, source))) {
      // That a value is old or replaces another one is no news to whoever brings it in.
      if (value.line === null || flag.severity === 'note' || flag.code === 'REVISED') continue
      findings.add({
        kind: flag.code,
        severity: 'warning',
        line: value.line,
        column: null,
        value: String(value.value),
        problem: flag.message,
        remedy: 'Compare it with your source; if it is right there, nothing has to be done.',
      })
    }
  }
}

/** The values of the series that the file adds to. */
async function readStored(
  db: Kysely<DataTables>,
  job: number,
): Promise<(FileValue & { indicator: number; datasource: number; location: number })[]> {
  const { rows } = await sql<
    FileValue & { indicator: number; datasource: number; location: number }
  >`select null as line, v.indicator, v.datasource, v.location, v.period, v.value_type, v.value from data_values as v
    where (v.indicator, v.datasource, v.location) in
      (select distinct indicator, datasource, location from import_rows where job = ${job})`.execute(db)
  return rows
}
