import type { Coverage } from '../../contracts/data.ts'
import type { Catalog, DataSource, Indicator } from '../../contracts/reference.ts'
import { sourceClasses, type SourceClass } from '../../contracts/sourceClasses.ts'
import { dependencesAmong, independentSources } from '../../methods/confidence/independentSources.ts'
import { periodToYears } from './formatValue.ts'
import { withRelated } from './lookUp.ts'
import type { Figure } from './readFigures.ts'

/** One indicator's newest figure of each source, by source id. */
export interface MatrixRow {
  indicator: Indicator
  figures: ReadonlyMap<number, Figure>
}

/** The newest figures of some indicators, by source. */
export interface SourceMatrix {
  /** Classes in their fixed order, each with its sources in the order of the catalog. */
  groups: { classification: SourceClass; sources: DataSource[] }[]
  rows: MatrixRow[]
}

const relatives = 2

/** The indicator and its two closest relatives that have figures anywhere. */
export function matrixIndicators(indicator: Indicator, catalog: Catalog): Indicator[] {
  const related = withRelated(catalog, indicator.id).filter(
    ({ id, datasources }) => id !== indicator.id && datasources.length > 0,
  )
  return [indicator, ...related.slice(0, relatives)]
}

/** Columns are the sources that have a figure for any of the rows. */
export function sourceMatrix(
  indicators: readonly Indicator[],
  figures: readonly Figure[],
  catalog: Catalog,
): SourceMatrix {
  const rows = indicators.map((indicator) => ({ indicator, figures: newestBySource(indicator.id, figures) }))
  const used = new Set(rows.flatMap(({ figures }) => [...figures.keys()]))
  const groups = sourceClasses.map((classification) => ({
    classification,
    sources: catalog.datasources
      .filter((source) => source.classification === classification && used.has(source.id))
      .sort((one, other) => one.id - other.id),
  }))
  return { groups: groups.filter(({ sources }) => sources.length > 0), rows }
}

function newestBySource(indicator: number, figures: readonly Figure[]): Map<number, Figure> {
  const newest = new Map<number, Figure>()
  for (const figure of figures) {
    const known = newest.get(figure.datasource)
    if (figure.indicator === indicator && (!known || known.period < figure.period)) {
      newest.set(figure.datasource, figure)
    }
  }
  return newest
}

/** One figure of the matrix, as a row of the table. */
export interface MatrixLine {
  indicator: Indicator
  source: DataSource
  figure: Figure
}

/** The figures row by row, each row in the order of the columns. */
export function linesOf({ groups, rows }: SourceMatrix): MatrixLine[] {
  const sources = groups.flatMap((group) => group.sources)
  return rows.flatMap(({ indicator, figures }) =>
    sources.flatMap((source) => {
      const figure = figures.get(source.id)
      return figure ? [{ indicator, source, figure }] : []
    }),
  )
}

/** How old a figure is, in words for a key. */
export type Age = 'new' | 'middle' | 'old'

export const ageTexts: Record<Age, string> = {
  new: 'up to 5 years old',
  middle: '6 to 10 years old',
  old: 'older',
}

/** How old a figure is, in years before `thisYear`. Surveys come every five years, hence the first bound. */
export function ageOf(period: string, thisYear: number): Age {
  const years = thisYear - Number(period.slice(0, 4))
  if (years <= 5) return 'new'
  return years <= 10 ? 'middle' : 'old'
}

/** A range of figures of about the same time, each of a source of its own. */
export interface SourceRange {
  lowest: Figure
  highest: Figure
  count: number
}

interface RangeAsked {
  links: NonNullable<Coverage['lineage']>
  /** Years before the newest figure that still count. */
  window: number
}

/** The lowest and the highest among independent sources within the window; null with fewer than two. */
export function rangeOf(row: MatrixRow, { links, window }: RangeAsked): SourceRange | null {
  const figures = [...row.figures.values()]
  const newest = Math.max(...figures.map(({ period }) => periodToYears(period)))
  const recent = figures.filter(({ period }) => newest - periodToYears(period) <= window)
  const kept = new Set(
    independentSources(
      recent.map(({ datasource }) => datasource),
      links,
    ),
  )
  const sorted = recent
    .filter(({ datasource }) => kept.has(datasource))
    .sort((one, other) => one.value - other.value)
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  return lowest && highest && lowest !== highest ? { lowest, highest, count: sorted.length } : null
}

/** "repeats NDHS", "made from NDHS and MICS": how a source depends on others that stand beside it; else empty. */
export function tellDependence(
  source: number,
  sources: readonly Pick<DataSource, 'id' | 'datasource'>[],
  links: RangeAsked['links'],
): string {
  const all = dependencesAmong(
    sources.map(({ id }) => id),
    links,
  ).filter((one) => one.source === source)
  const namesOf = (relation: 'echo' | 'input') => {
    const ids = new Set(all.filter((one) => one.relation === relation).map(({ on }) => on))
    return sources
      .filter(({ id }) => ids.has(id))
      .map(({ datasource }) => datasource)
      .join(' and ')
  }
  const [echoed, taken] = [namesOf('echo'), namesOf('input')]
  return [echoed && `repeats ${echoed}`, taken && `made from ${taken}`].filter(Boolean).join(', ')
}
