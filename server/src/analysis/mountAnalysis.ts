import type { Serve } from '@msdat/sdk/http/serve'
import * as contracts from '@msdat/sdk/contracts/analysis'
import { getTriangulationDashboard } from '@msdat/sdk/contracts/firstClient'
import { predict } from '@msdat/sdk/contracts/prediction'
import { getConfidence } from '@msdat/sdk/contracts/figureConfidence'
import { triangulate } from '@msdat/sdk/contracts/triangulation'
import type { AnalysisContext } from './analysisContext.ts'
import { confidence } from './confidence.ts'
import { correlations } from './correlations.ts'
import { prediction } from './prediction.ts'
import { setComparison } from './setComparison.ts'
import { stateDescription } from './stateDescription.ts'
import { triangulation } from './triangulation.ts'
import { triangulationDashboard } from './triangulationDashboard.ts'
import { withoutEmpty } from './withoutEmpty.ts'

/** The statistics: each reads values and hands them to the methods. Nothing is written. */
export function mountAnalysis(serve: Serve, context: AnalysisContext): void {
  serve(predict, (input) => prediction(context, withoutEmpty(input)))
  serve(contracts.correlate, (input) => correlations(context, withoutEmpty(input)))
  serve(contracts.describe, (input) => stateDescription(context, withoutEmpty(input)))
  serve(contracts.compare, (input) => setComparison(context, withoutEmpty(input)))
}

/**
 * The analyses that are asked by address alone, so that their answers can be kept. They change with
 * the data version only: an edit of the lineage raises that too.
 */
export function mountTriangulation(serve: Serve, context: AnalysisContext): void {
  serve(triangulate, (input, caller) => triangulation(context, input, caller))
  serve(getConfidence, (input) => confidence(context, input))
  serve(getTriangulationDashboard, (input, caller) => triangulationDashboard(context, input, caller))
}
