import type { InputOf } from '@msdat/sdk/contracts/endpoint'
import type { TriangulationDashboard } from '@msdat/sdk/contracts/firstClient'
import type { triangulate } from '@msdat/sdk/contracts/triangulation'
import { rowWithId } from '../data/pageOf.ts'
import type { Caller } from '../longReads/LongReads.ts'
import type { AnalysisContext } from './analysisContext.ts'
import { triangulation } from './triangulation.ts'

/** A triangulation as the first client reads it: one list, the primary source first. */
export async function triangulationDashboard(
  context: AnalysisContext,
  input: InputOf<typeof triangulate>,
  caller: Caller,
): Promise<TriangulationDashboard> {
  const found = await triangulation(context, input, caller)
  const { datasources } = await context.data.lists()
  const id = Number(input.primary_datasource ?? input.primary)
  const { datasource } = rowWithId(datasources, id, 'data source')
  return { data: [{ [datasource]: {} }, ...(Array.isArray(found) ? found : found.aggregate)] }
}
