import type { Kysely, Selectable } from 'kysely'
import type { LineageRow } from '@msdat/sdk/contracts/lineage'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { createServe } from '@msdat/sdk/adapters/serve'
import * as contracts from '@msdat/sdk/contracts/lineage'
import { pageOf } from '../data/pageOf.ts'
import { rowOf, type AnalysisContext } from './analysisContext.ts'
import type { AnalysisTables } from './analysisMigrations.ts'

/** Reads for everyone, changes for admins. */
export function mountLineage(serve: ReturnType<typeof createServe>, context: AnalysisContext): void {
  const db = context.db.withTables<AnalysisTables>()
  serve(contracts.listLineage, async (input) => pageOf(await readLineage(db), input, {}))
  serve(contracts.addLineage, async (link) => {
    await checkSources(context, link)
    const added = db.insertInto('lineage').values(toColumns(link)).returningAll()
    return toRow(await added.executeTakeFirstOrThrow())
  })
  serve(contracts.changeLineage, async ({ id, ...link }) => {
    await checkSources(context, link)
    const changed = await db
      .updateTable('lineage')
      .set(toColumns(link))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    return toRow(changed ?? unknown(id))
  })
  serve(contracts.removeLineage, async ({ id }) => {
    const removed = await db.deleteFrom('lineage').where('id', '=', id).returningAll().executeTakeFirst()
    return toRow(removed ?? unknown(id))
  })
}

export async function readLineage(db: Kysely<AnalysisTables>): Promise<LineageRow[]> {
  return (await db.selectFrom('lineage').selectAll().orderBy('id').execute()).map(toRow)
}

type Link = Omit<LineageRow, 'id'>

async function checkSources({ data }: AnalysisContext, { datasource, feeds_from }: Link): Promise<void> {
  if (datasource === feeds_from) {
    throw new AppError('invalid_input', 'A source does not feed itself.', {
      feeds_from: ['is the same source'],
    })
  }
  const { datasources } = await data.lists()
  rowOf(datasources, datasource, 'data source')
  rowOf(datasources, feeds_from, 'data source')
}

function toColumns({ datasource, feeds_from, indicators, relation, reason }: Link) {
  return { datasource, feeds_from, indicators: JSON.stringify(indicators), relation, reason }
}

function toRow(row: Selectable<AnalysisTables['lineage']>): LineageRow {
  return { ...row, indicators: JSON.parse(row.indicators) as number[] }
}

function unknown(id: number): never {
  throw new AppError('not_found', `There is no dependence ${id}.`)
}
