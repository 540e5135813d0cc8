import type { FactPack } from '@msdat/sdk/contracts/assistant'
import type { FirstFigure } from '@msdat/sdk/contracts/firstFigure'
import {
  dashboardAt,
  homePath,
  Names,
  openSection,
  readAddress,
  resolveIndicator,
  resolveSelection,
} from '@msdat/sdk/view'
import type { AnalysisTables } from '../analysis/analysisMigrations.ts'
import type { AnalysisContext } from '../analysis/analysisContext.ts'
import { readLineage } from '../analysis/lineage.ts'
import { factPack } from '../assistant/factPack.ts'
import { readDashboards } from '../dashboards/readDashboards.ts'
import { getCoverage } from '../data/dataValues.ts'

/** The section whose first line says the same. */
const answering = 'indicator-overview'

/** The figure that an address shows first; null where its page begins with something else. */
export async function readFirstFigure(
  context: AnalysisContext,
  path: string,
  search: string,
): Promise<FirstFigure | null> {
  const lists = await context.data.lists()
  const dashboard = dashboardAt(await readDashboards(context.db, lists), path === '/' ? homePath : path)
  const asked = readAddress(search)
  const section = dashboard && openSection(dashboard, asked)
  if (!dashboard || section?.plugin !== answering) return null
  const names = new Names({ ...lists, version: await context.data.version() })
  const resolving = { asked: asked.selection, dashboard, names }
  const { indicator } = resolveIndicator(resolving)
  const lineage = (await readLineage(context.db.withTables<AnalysisTables>())).filter(
    ({ indicators }) => indicators.length === 0 || indicators.includes(indicator),
  )
  const coverage = { ...(await getCoverage(context.db, indicator)), lineage }
  const { selection } = resolveSelection(resolving, coverage)
  const { datasource, location, period } = selection
  const view = { indicator, datasource, location, period }
  return toFirstFigure(await factPack(context, view), { ...view, section: section.id })
}

type View = Pick<FirstFigure, 'section' | 'indicator' | 'datasource' | 'location' | 'period'>

function toFirstFigure(facts: FactPack, view: View): FirstFigure {
  const { indicator, place, source, period, value, interval, target, trend, rank } = facts
  const write = inUnit(facts.unit)
  const gap = (difference: number) =>
    `${write(Math.abs(difference)).replace('%', '')}${facts.unit === 'in percentage' ? ' points' : ''}`
  return {
    ...view,
    label: `${indicator}, ${place}`,
    value: write(value),
    interval: interval && `Range ${write(interval.lower)} to ${write(interval.upper)}`,
    origin: `${source}, ${period}`,
    lines: [
      ...(target
        ? [
            `${gap(target.gap)} ${target.gap < 0 ? 'below' : 'above'} the ${target.kind} target of ${write(target.value)}`,
          ]
        : []),
      ...(trend
        ? [
            `${trend.change < 0 ? 'Down' : 'Up'} ${gap(trend.change)} since ${trend.period} (${write(trend.value)})`,
          ]
        : []),
      ...(rank ? [`Rank ${rank.at} of ${rank.of} states`] : []),
    ],
  }
}

function inUnit(unit: string): (value: number) => string {
  if (unit === 'in percentage') return (value) => `${value.toFixed(1)}%`
  return (value) => `${value.toLocaleString('en', { maximumFractionDigits: 1 })} ${unit}`
}
