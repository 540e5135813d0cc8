import { sql } from 'kysely'

/** Whether rows of two tables, by their names in the statement, have the key of one value. */
export const sameKeyOf = (one: string, other: string) =>
  sql.join(
    ['indicator', 'datasource', 'location', 'period', 'value_type'].map(
      (name) => sql`${sql.ref(`${one}.${name}`)} = ${sql.ref(`${other}.${name}`)}`,
    ),
    sql` and `,
  )

/** Pieces of the statements that compare and write staged rows `r` and values `v`. */
export const sameKey = sameKeyOf('v', 'r')

export const differs = sql`(v.value <> r.value or v.note <> r.note or v.citation is distinct from r.citation)`

/** Values `v` of the pairs of indicator and source in the file that the file does not hold: each is looked up by its key. */
export const isGone = (job: number) => sql`(v.indicator, v.datasource) in
  (select distinct p.indicator, p.datasource from import_rows as p where p.job = ${job})
  and not exists (select 1 from import_rows as r where r.job = ${job} and ${sameKey})`
