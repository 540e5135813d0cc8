import { useSetting } from '@msdat/sdk'
import { ChartCard, EmptyState, formatPeriod, formatsOf, unitText } from '@msdat/sdk/kit'
import { Dumbbell } from '@msdat/sdk/kit/plots'
import type { OfIndicator, Scored } from './Scored.ts'
import type { Comparison } from './subjectOf.ts'
import { pairColumns } from './pairColumns.ts'
import { ToleranceField } from './ToleranceField.tsx'

interface PairsProps {
  subject: Comparison
  source: Scored
  detail: OfIndicator
}

/** The figures that were set side by side, and how far they may lie apart. */
export function PairsCard({ subject, source, detail }: PairsProps) {
  const [tolerance, setTolerance] = useSetting<number>('tolerance')
  const { factor } = subject
  const { pairs, reason } = detail.consistency
  if (!factor) return null
  const { format, formatTick } = formatsOf(factor)
  const title = `Pairs behind the grades: ${subject.primary} and ${source.name}`
  const notes = detail.notes.map(
    ({ source: name, code, period }) => `${name}, ${formatPeriod(period)}: flagged ${code}.`,
  )
  return (
    <ChartCard
      title={title}
      indicator={subject.indicator}
      place={subject.place}
      unit={unitText(factor)}
      sources={subject.sources.filter(({ datasource }) =>
        [subject.primary, source.name].includes(datasource),
      )}
      updatedAt={subject.updatedAt}
      notes={notes}
      settings={{ view: 'pairs' }}
      tools={<ToleranceField pairs={pairs} factor={tolerance} onChange={setTolerance} />}
      views={[
        {
          id: 'pairs',
          label: 'Pairs',
          render: () => (
            <Dumbbell
              name={`${title}, ${subject.about}`}
              summary={`${pairs.length} pairs of figures.`}
              sets={[subject.primary, source.name]}
              data={pairs.map((pair) => ({
                id: pair.period,
                label: formatPeriod(pair.period),
                values: [pair.primary, pair.compared],
                note: `${pair.kind}; tolerance ${format(pair.tolerance * tolerance)}`,
              }))}
              {...{ format, formatTick }}
            />
          ),
        },
      ]}
      table={{
        caption: `${title}, ${subject.about}`,
        columns: pairColumns({ primary: subject.primary, compared: source.name, tolerance, format }),
        rows: pairs,
        rowKey: ({ period }) => period,
      }}
      citations={[]}
      height={Math.max(160, pairs.length * 28 + 60)}
      instead={
        pairs.length === 0 ? (
          <EmptyState detail={reason ?? 'The sources share no period here.'} height={160} />
        ) : undefined
      }
    />
  )
}
