import type { InputOf } from '@msdat/sdk/contracts/endpoint'
import type { getConfidence, IndicatorConfidence } from '@msdat/sdk/contracts/figureConfidence'
import { figureConfidence, type Reported } from '@msdat/sdk/methods'
import { rowWithId } from '../data/pageOf.ts'
import { unitOf, type AnalysisContext } from './analysisContext.ts'
import type { AnalysisTables } from './analysisMigrations.ts'
import { readLineage } from './lineage.ts'
import { readSeries } from './readSeries.ts'

const usualWindow = 3

/** How far one figure can be relied on. A figure that is not there has a confidence that cannot be told. */
export async function confidence(
  context: AnalysisContext,
  { id, location, datasource, year, rangeN }: InputOf<typeof getConfidence>,
): Promise<IndicatorConfidence> {
  const lists = await context.data.lists()
  const indicator = rowWithId(lists.indicators, id, 'indicator')
  const source = rowWithId(lists.datasources, datasource, 'data source')
  const place = rowWithId(lists.locations, location, 'location')
  const series = await readSeries(context.db, { indicators: [id], locations: [location] })
  const reported = series.flatMap(({ datasource, observations }) =>
    observations.map(({ period, value, lower = null, upper = null }): Reported => {
      return { datasource, period, value, lower, upper }
    }),
  )
  const figure = reported.find((one) => one.datasource === datasource && one.period === year)
  if (!figure) {
    const explanation = `${source.datasource} has no figure of ${indicator.short_name} for ${place.name} in ${year}.`
    return { score: null, level: 'cannot be told', explanation, precision: null, agreement: null }
  }
  const links = (await readLineage(context.db.withTables<AnalysisTables>())).filter(
    ({ indicators }) => indicators.length === 0 || indicators.includes(id),
  )
  return figureConfidence(figure, reported, {
    links,
    window: rangeN ?? usualWindow,
    isPercentage: unitOf(lists, id) === 'percentage',
    nameOf: (one) => rowWithId(lists.datasources, one, 'data source').datasource,
  })
}
