import {
  aboutSubject,
  ChartCard,
  citationsOf,
  differenceFormatsOf,
  gapPoints,
  numberColumn,
  periodColumn,
  tellGapTrend,
  tellGroupPlaces,
  useKeptHidden,
  type Column,
  type GroupGap,
  type Subject,
} from '@msdat/sdk/kit'
import { columnView, lineView } from '@msdat/sdk/kit/charts'
import type { Grouped } from './useGroups.ts'

type Row = GroupGap & { place: string }

const twoDigits = (value: number) => value.toFixed(2)

/** Whether the groups come closer: the difference of each year, with its interval. */
export function GapCard({ subject, grouped }: { subject: Subject; grouped: Grouped }) {
  const { indicator, source, factor } = subject
  const { unit, headed, format, formatTick } = differenceFormatsOf(factor)
  const { gaps, where, dimension, besides } = grouped
  const legend = useKeptHidden('gapHidden')
  const title = `Gap over time: ${indicator.short_name}, ${where}`
  const summary = tellGapTrend(gaps, format, unit)
  const all = [grouped, ...besides]
  const isAlone = besides.length === 0
  const rows = all.flatMap(({ place, gaps }) => gaps.map((gap): Row => ({ ...gap, place: place.name })))
  const columns: Column<Row>[] = [
    ...(isAlone ? [] : [{ id: 'place', header: 'Place', value: ({ place }: Row) => place }]),
    periodColumn(({ period }) => period),
    { id: 'highest', header: 'Highest', value: ({ highest }) => highest.label },
    { id: 'lowest', header: 'Lowest', value: ({ lowest }) => lowest.label },
    numberColumn({
      id: 'difference',
      header: headed('Difference'),
      value: (row) => row.difference,
      format,
    }),
    numberColumn({ header: 'Ratio', value: ({ ratio }) => ratio, format: twoDigits, missing: '–' }),
    { id: 'n', header: 'Groups', isNumber: true, value: ({ n }) => n },
  ]
  const drawn = { name: title, summary, format, formatTick }
  const series = all.map(({ place, gaps }) => ({
    id: place === grouped.place ? 'gap' : String(place.id),
    label: isAlone ? 'Difference' : place.name,
    points: gapPoints(gaps),
    hasBand: isAlone,
  }))
  return (
    <ChartCard
      {...aboutSubject(subject)}
      title={title}
      place={tellGroupPlaces(dimension, all)}
      unit={[unit, 'highest minus lowest'].filter(Boolean).join(', ')}
      sources={dimension === 'source' ? [] : [source]}
      settings={{ view: 'gap', sort: 'gapSort' }}
      notes={summary ? [summary] : []}
      views={[
        lineView({ ...drawn, series, legend }),
        columnView({ ...drawn, isTime: true, data: gapPoints(gaps) }, { id: 'column', label: 'Column' }),
      ]}
      table={{ caption: title, columns, rows, rowKey: (row) => `${row.place} ${row.period}` }}
      citations={citationsOf(all.flatMap(({ figures }) => figures))}
    />
  )
}
