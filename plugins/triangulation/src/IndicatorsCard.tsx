import type { Catalog } from '@msdat/sdk'
import { ChartCard, indicatorScores, standIn } from '@msdat/sdk/kit'
import { heatTable } from '@msdat/sdk/kit/plots'
import { aboutComparison, type Compared } from './Choice.ts'

const detail = 'The sources share no indicator that can be scored.'

/** Consistency and complementarity of every shared indicator. */
export function IndicatorsCard({ catalog, subject, sources }: Compared & { catalog: Catalog }) {
  const found = indicatorScores(sources, catalog)
  const rows = found.map((row) => ({ ...row, cells: row.scores.map((value) => ({ value })) }))
  const title = 'All shared indicators'
  const name = `${title}, beside ${subject.primary}`
  return (
    <ChartCard
      {...aboutComparison(subject)}
      {...heatTable({
        name,
        summary: `${rows.length} indicators; the least consistent stand first.`,
        caption: name,
        header: 'Indicator',
        columns: sources.flatMap((one) => [`${one.name}: consistency`, `${one.name}: complementarity`]),
        rows,
        format: (value) => value.toFixed(0),
        domain: [0, 100],
        view: { id: 'map' },
      })}
      title={title}
      unit="Scores of 100"
      settings={{ view: 'indicators' }}
      height={rows.length * 30 + 80}
      instead={standIn([], 320, rows.length === 0 && { detail })}
    />
  )
}
