import { ChartCard } from '../cards/ChartCard.tsx'
import type { ChartCardProps } from '../cards/ChartCardProps.ts'
import { dumbbellView } from '../plots/plotViews.tsx'
import { standIn } from '../parts/standIn.tsx'
import { formatDifference, formatsOf } from '../values/formats.ts'
import { formatPeriod, unitText } from '../values/formatValue.ts'
import type { Factor } from '../../contracts/reference.ts'
import { pairColumns } from './pairColumns.ts'
import type { SourceDetail } from './readTriangulation.ts'
import { ToleranceField } from './ToleranceField.tsx'

type Card = Pick<
  ChartCardProps<never>,
  'place' | 'indicator' | 'updatedAt' | 'sources' | 'citations' | 'settings'
>

export interface PairsCardProps extends Card {
  /** The names of both sources. */
  primary: string
  compared: string
  /** The indicator and the place. */
  about: string
  factor: Factor
  /** What `readTriangulation` found of the compared source. */
  detail: { consistency: Pick<SourceDetail['consistency'], 'pairs' | 'reason'>; notes: SourceDetail['notes'] }
  /** How far two figures may lie apart, as a multiple of the usual tolerance. */
  tolerance: number
  onTolerance: (tolerance: number) => void
}

/** The figures of two sources that were set side by side, and how far they may lie apart. */
export function PairsCard(props: PairsCardProps) {
  const { primary, compared, about, factor, detail, tolerance, onTolerance, sources, ...card } = props
  const { pairs, reason } = detail.consistency
  const formats = formatsOf(factor)
  const both = [primary, compared]
  const title = `Pairs behind the grades: ${primary} and ${compared}`
  const lack = reason ?? 'The sources share no period here.'
  return (
    <ChartCard
      {...card}
      title={title}
      unit={unitText(factor)}
      sources={sources.filter(({ datasource }) => both.includes(datasource))}
      notes={detail.notes.map(
        ({ source, code, period }) => `${source}, ${formatPeriod(period)}: flagged ${code}.`,
      )}
      tools={<ToleranceField pairs={pairs} factor={tolerance} onChange={onTolerance} />}
      views={[
        dumbbellView(
          {
            ...formats,
            name: `${title}, ${about}`,
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
        caption: `${title}, ${about}`,
        columns: pairColumns({ primary, compared, tolerance, format: formats.format }),
        rows: pairs,
        rowKey: ({ period }) => period,
      }}
      height={Math.max(160, pairs.length * 28 + 60)}
      instead={standIn([], 160, pairs.length === 0 && { detail: lack })}
    />
  )
}
