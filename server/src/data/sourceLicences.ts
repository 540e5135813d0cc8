import { sql, type Kysely } from 'kysely'
import { getSourceLicences, type SourceLicences } from '@msdat/sdk/contracts/sourceLicences'
import type { Serve } from '@msdat/sdk/http/serve'
import type { DataTables } from '../db/DataTables.ts'
import type { DataRoutes } from './DataRoutes.ts'
import { rowWithId } from './pageOf.ts'

/** More figures than that say nothing new, and at ten million rows would take seconds. */
const mostFigures = 5000

export function mountSourceLicences(serve: Serve, { db, data }: DataRoutes): void {
  serve(getSourceLicences, async ({ id }) => {
    const { datasources, indicators } = await data.lists()
    const datasource = rowWithId(datasources, id, 'data source').id
    const hasFigures = indicators.some((indicator) => indicator.datasources.includes(datasource))
    return { datasource, results: hasFigures ? await readLicences(db, datasource) : [] }
  })
}

async function readLicences(db: Kysely<DataTables>, datasource: number): Promise<SourceLicences['results']> {
  const { rows } = await sql<{ licence: string; publications: number }>`
    select c.licence as licence, count(distinct c.id) as publications
    from (
      select citation from data_values where datasource = ${datasource} order by id desc limit ${mostFigures}
    ) v join citations c on c.id = v.citation
    where c.licence <> ''
    group by c.licence
    order by count(distinct c.id) desc, c.licence`.execute(db)
  return rows.map(({ licence, publications }) => ({ licence, publications: Number(publications) }))
}
