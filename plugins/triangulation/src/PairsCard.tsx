import { useSetting } from '@msdat/sdk'
import {
  ChartCard,
  formatDifference,
  formatPeriod,
  formatsOf,
  pairColumns,
  standIn,
  ToleranceField,
  unitText,
} from '@msdat/sdk/kit'
import type { SourceDetail, TriangulatedScores } from '@msdat/sdk/kit'
import { dumbbellView } from '@msdat/sdk/kit/plots'
import { aboutComparison, type Comparison } from './Choice.ts'

interface PairsProps {
  subject: Comparison
  primary: string
  source: TriangulatedScores
  detail: SourceDetail
}

/** The figures that were set side by side, and how far they may lie apart. */
export function PairsCard({ subject, primary, source, detail }: PairsProps) {
  const [tolerance, setTolerance] = useSetting<number>('tolerance')
  const { factor } = subject
  const { pairs, reason } = detail.consistency
  if (!factor) return null
  const formats = formatsOf(factor)
  const { format } = formats
  const title = `Pairs behind the grades: ${primary} and ${source.name}`
  const notes = detail.notes.map(
    ({ source: name, code, period }) => `${name}, ${formatPeriod(period)}: flagged ${code}.`,
  )
  const lack = reason ?? 'The sources share no period here.'
  const both = [primary, source.name]
  return (
    <ChartCard
      {...aboutComparison(subject)}
      title={title}
      indicator={subject.indicator ?? undefined}
      unit={unitText(factor)}
      sources={subject.sources.filter(({ datasource }) => both.includes(datasource))}
      notes={notes}
      settings={{ view: 'pairs' }}
      tools={<ToleranceField pairs={pairs} factor={tolerance} onChange={setTolerance} />}
      views={[
        dumbbellView(
          {
            ...formats,
            name: `${title}, ${subject.about}`,
            summary: `${pairs.length} pairs of figures.`,
            sets: both,
            data: pairs.map((pair) => ({
              id: pair.period,
              label: formatPeriod(pair.period),
              values: [pair.primary, pair.compared],
              note: `${pair.kind}; tolerance ${formatDifference(pair.tolerance * tolerance, factor)}`,
            })),
          },
          { id: 'pairs', label: 'Pairs' },
        ),
      ]}
      table={{
        caption: `${title}, ${subject.about}`,
        columns: pairColumns({ primary, compared: source.name, tolerance, format }),
        rows: pairs,
        rowKey: ({ period }) => period,
      }}
      height={Math.max(160, pairs.length * 28 + 60)}
      instead={standIn([], 160, pairs.length === 0 && { detail: lack })}
    />
  )
}
