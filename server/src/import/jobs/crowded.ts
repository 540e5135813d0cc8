import { sql, type Kysely } from 'kysely'
import { importLimits } from '@msdat/sdk/contracts/imports'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { DataTables } from '../../db/DataTables.ts'
import { dialectOf } from '../../db/dialectOf.ts'
import { sameKey } from './stagedSql.ts'

const most = importLimits.valuesPerIndicator

interface CrowdedIndicator {
  name: string
  values: number
}

/** What is wrong with an indicator that would have more values than SQLite can read in good time. */
export const crowdedWords = ({ name, values }: CrowdedIndicator) => ({
  problem: `“${name}” would have ${values} values; with SQLite an indicator can have ${most}.`,
  remedy: 'Bring in fewer places or periods, or run the product on PostgreSQL, where there is no such limit.',
})

/** Indicators that would have more values than they may after the commit of a file. */
export async function findCrowded(db: Kysely<DataTables>, job: number): Promise<CrowdedIndicator[]> {
  if (dialectOf(db) !== 'sqlite') return []
  const held = sql`coalesce((select sum(p.values_count) from indicator_datasources as p
    where p.indicator = staged.indicator), 0)`
  // The rows of the file are counted first: what they replace only matters where they could be too many.
  const { rows } = await sql<CrowdedIndicator & { id: number }>`
    select i.id, i.short_name as name, ${held} as "values"
    from (select indicator, count(*) as rows from import_rows where job = ${job} group by indicator) as staged
    join indicators as i on i.id = staged.indicator where ${held} + staged.rows > ${most}`.execute(db)
  const crowded = rows.map(async ({ id, name, values }) => {
    const added = await sql<{ count: number }>`select count(*) as count from import_rows as r
      left join data_values as v on ${sameKey}
      where r.job = ${job} and r.indicator = ${id} and v.id is null`.execute(db)
    const count = added.rows[0]?.count ?? 0
    return { name, values: count > 0 ? values + count : 0 }
  })
  return (await Promise.all(crowded)).filter(({ values }) => values > most)
}

interface LongNotes {
  name: string
  letters: number
}

const mostLetters = importLimits.noteLettersPerIndicator

/** The same of an indicator whose notes would be too long together. */
export const longNotesWords = ({ name, letters }: LongNotes) => ({
  problem: `The notes of “${name}” would have ${letters} characters; with SQLite they can have ${mostLetters} together.`,
  remedy: 'Say in the citation what holds for all values, and in the note only what is of one.',
})

/** Indicators whose notes would be longer together than they may after the commit of a file. */
export async function findLongNotes(db: Kysely<DataTables>, job: number): Promise<LongNotes[]> {
  if (dialectOf(db) !== 'sqlite') return []
  const { rows } = await sql<{ id: number; name: string; letters: number }>`
    select i.id, i.short_name as name, staged.letters
    from (select indicator, sum(length(note)) as letters from import_rows where job = ${job} group by indicator) as staged
    join indicators as i on i.id = staged.indicator where staged.letters > 0`.execute(db)
  const all = await Promise.all(
    rows.map(async ({ id, name, letters }) => {
      const kept = await sql<{
        letters: number | null
      }>`select sum(length(v.note)) as letters from data_values as v
        where v.indicator = ${id} and v.note <> ''
        and not exists (select 1 from import_rows as r where r.job = ${job} and ${sameKey})`.execute(db)
      return { name, letters: letters + (kept.rows[0]?.letters ?? 0) }
    }),
  )
  return all.filter(({ letters }) => letters > mostLetters)
}

/**
 * Refuses an import that has brought an indicator beyond that, once its values are written and counted: since the
 * file was checked, others may have added theirs.
 */
export async function refuseCrowded(db: Kysely<DataTables>, importId: number): Promise<void> {
  if (dialectOf(db) !== 'sqlite') return
  const { rows } = await sql<CrowdedIndicator>`select i.short_name as name, sum(p.values_count) as "values"
    from indicator_datasources as p join indicators as i on i.id = p.indicator
    where p.indicator in (select distinct indicator from data_values where updated_import = ${importId})
    group by i.id, i.short_name having sum(p.values_count) > ${most}`.execute(db)
  const [first] = rows
  if (!first) return
  const { problem, remedy } = crowdedWords(first)
  throw new AppError('conflict', `${problem} Nothing was written. ${remedy}`)
}
