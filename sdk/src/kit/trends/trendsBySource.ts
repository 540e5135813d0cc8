import type { Catalog, DataSource } from '../../contracts/reference.ts'
import { sourceClasses } from '../../contracts/sourceClasses.ts'
import type { Figure } from '../values/readFigures.ts'

/** All figures of one source, ascending by period. */
export interface SourceTrend {
  source: DataSource
  figures: Figure[]
  /** Whether the source states both bounds of any figure. */
  hasRange: boolean
}

/** One series for each source, in the fixed order of classes. Months are left out but for the chosen source. */
export function trendsBySource(figures: readonly Figure[], catalog: Catalog, chosen: number): SourceTrend[] {
  const bySource = new Map<number, Figure[]>()
  for (const figure of figures) {
    if (figure.period.includes('-') && figure.datasource !== chosen) continue
    const known = bySource.get(figure.datasource)
    if (known) known.push(figure)
    else bySource.set(figure.datasource, [figure])
  }
  return catalog.datasources
    .flatMap((source) => {
      const found = bySource.get(source.id)
      return found ? [{ source, figures: found.sort(byPeriod), hasRange: found.some(isBounded) }] : []
    })
    .sort(
      (one, other) =>
        sourceClasses.indexOf(one.source.classification) -
          sourceClasses.indexOf(other.source.classification) || one.source.id - other.source.id,
    )
}

// Year and year-month sort rightly as text: both begin with four digits.
function byPeriod(one: Figure, other: Figure): number {
  return one.period < other.period ? -1 : 1
}

function isBounded({ lower, upper }: Figure): boolean {
  return lower !== null && upper !== null
}

/** The trend in words: the span of years, and each source's newest figure. */
export function tellTrends(trends: readonly SourceTrend[], format: (value: number) => string): string {
  const newest = trends.flatMap(({ source, figures }) => {
    const last = figures.at(-1)
    return last ? [`${source.datasource} ${format(last.value)} in ${last.period}`] : []
  })
  const periods = trends.flatMap(({ figures }) => figures.map(({ period }) => period)).sort()
  return `${trends.length} ${trends.length === 1 ? 'source' : 'sources'}, ${periods[0] ?? ''} to ${periods.at(-1) ?? ''}. Newest: ${newest.join('; ')}.`
}
