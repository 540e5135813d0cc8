import type { FactPack } from '@msdat/sdk/contracts/assistant'
import type { FirstFigure } from '@msdat/sdk/contracts/firstFigure'
import { publicCustomIn } from '@msdat/sdk/view'
import type { AnalysisContext } from '../analysis/analysisContext.ts'
import { factPack } from '../assistant/factPack.ts'
import { readView } from './readView.ts'
import { writeInUnit } from './writeInUnit.ts'

/** The section whose first line says the same. */
const answering = 'indicator-overview'

/** The figure of a page, and whether its open section begins with it. */
export interface PageFigure {
  figure: FirstFigure
  isAnswer: boolean
  /** Title of the section, or of the custom dashboard, for one that begins with something else. */
  section: string
  /** Draws the open section. */
  plugin: string
}

/** Null where the page is no dashboard, or shows a figure that is missing. */
export async function readFirstFigure(
  context: AnalysisContext,
  path: string,
  search: string,
): Promise<PageFigure | null> {
  const view = await readView(context, path, search)
  if (!view) return null
  const { dashboard, section, figure } = view
  const isCustom = publicCustomIn(path) !== null
  return {
    figure: toFirstFigure(await factPack(context, figure), { ...figure, section: section.id }),
    // The body of a custom dashboard begins with what its author chose.
    isAnswer: section.plugin === answering && !isCustom,
    section: isCustom ? dashboard.title : section.title,
    plugin: section.plugin,
  }
}

type View = Pick<FirstFigure, 'section' | 'indicator' | 'datasource' | 'location' | 'period'>

export function toFirstFigure(facts: FactPack, view: View): FirstFigure {
  const { indicator, place, source, period, value, interval, target, trend, rank } = facts
  const write = writeInUnit(facts.unit)
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
