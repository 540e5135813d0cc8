import type { Kysely, Selectable } from 'kysely'
import type { LineageRow } from '@msdat/sdk/contracts/lineage'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Serve } from '@msdat/sdk/http/serve'
import * as contracts from '@msdat/sdk/contracts/lineage'
import { raiseDataVersion } from '../data/dataVersion.ts'
import { pageOf } from '../data/pageOf.ts'
import type { DataTables } from '../db/DataTables.ts'
import { type AnalysisContext } from './analysisContext.ts'
import type { AnalysisTables } from './analysisMigrations.ts'
import { rowWithId } from '../data/pageOf.ts'

/** Reads for everyone, changes for admins. */
export function mountLineage(serve: Serve, context: AnalysisContext): void {
  const db = context.db.withTables<AnalysisTables>()
  serve(contracts.listLineage, async (input) => pageOf(await readLineage(db), input, {}))
  serve(contracts.addLineage, async (link) => {
    await checkSources(context, link)
    return change(context, async (tables) => {
      const added = tables.insertInto('lineage').values(toColumns(link)).returningAll()
      return toRow(await added.executeTakeFirstOrThrow())
    })
  })
  serve(contracts.changeLineage, async ({ id, ...link }) => {
    await checkSources(context, link)
    return change(context, async (tables) => {
      const changed = tables.updateTable('lineage').set(toColumns(link)).where('id', '=', id).returningAll()
      return toRow((await changed.executeTakeFirst()) ?? unknown(id))
    })
  })
  serve(contracts.removeLineage, ({ id }) =>
    change(context, async (tables) => {
      const removed = tables.deleteFrom('lineage').where('id', '=', id).returningAll()
      return toRow((await removed.executeTakeFirst()) ?? unknown(id))
    }),
  )
}

/** Answers that are kept under the data version rest on the lineage too, so an edit raises it. */
async function change(
  { db, data }: AnalysisContext,
  write: (tables: Kysely<DataTables & AnalysisTables>) => Promise<LineageRow>,
): Promise<LineageRow> {
  const row = await db.transaction().execute(async (transaction) => {
    const written = await write(transaction.withTables<AnalysisTables>())
    await raiseDataVersion(transaction)
    return written
  })
  data.forget()
  return row
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
  rowWithId(datasources, datasource, 'data source')
  rowWithId(datasources, feeds_from, 'data source')
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
