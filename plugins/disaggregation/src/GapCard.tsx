import {
  aboutSubject,
  ChartCard,
  citationsOf,
  formatPeriod,
  formatValue,
  numberColumn,
  periodColumn,
  useKeptHidden,
  type Column,
  type Subject,
} from '@msdat/sdk/kit'
import { ColumnChart, LineChart } from '@msdat/sdk/kit/charts'
import { tellTrend, type Gap } from './gaps.ts'
import { placesOf } from './groups.ts'
import type { Grouped } from './useGroups.ts'

type Row = Gap & { place: string }

const format = (value: number) => formatValue(value)
const twoDigits = (value: number) => value.toFixed(2)

/** Whether the groups come closer: the difference of each year, with its interval. */
export function GapCard({ subject, grouped }: { subject: Subject; grouped: Grouped }) {
  const { indicator, source, place } = subject
  const { gaps, figures, where, dimension, besides } = grouped
  const legend = useKeptHidden('gapHidden')
  const title = `Gap over time: ${indicator.short_name}, ${where}`
  const summary = tellTrend(gaps, format)
  const points = toPoints(gaps)
  const rows: Row[] = [{ place, gaps }, ...besides].flatMap((one) =>
    one.gaps.map((gap) => ({ ...gap, place: one.place.name })),
  )
  const columns: Column<Row>[] = [
    ...(besides.length > 0 ? [{ id: 'place', header: 'Place', value: ({ place }: Row) => place }] : []),
    periodColumn(({ period }) => period),
    { id: 'highest', header: 'Highest', value: ({ highest }) => highest.label },
    { id: 'lowest', header: 'Lowest', value: ({ lowest }) => lowest.label },
    numberColumn({ id: 'difference', header: 'Difference, points', value: (row) => row.difference, format }),
    numberColumn({
      id: 'ratio',
      header: 'Ratio',
      value: ({ ratio }) => ratio,
      format: twoDigits,
      missing: '–',
    }),
    { id: 'n', header: 'Groups', isNumber: true, value: ({ n }) => n },
  ]
  return (
    <ChartCard
      {...aboutSubject(subject)}
      title={title}
      place={placesOf(dimension, [place, ...besides.map((one) => one.place)])}
      unit="points, highest minus lowest"
      sources={dimension === 'source' ? [] : [source]}
      settings={{ view: 'gap', sort: 'gapSort' }}
      notes={summary ? [summary] : []}
      views={[
        {
          id: 'line',
          label: 'Line',
          render: (height) => (
            <LineChart
              name={title}
              {...{ summary, format, height, legend }}
              series={[
                {
                  id: 'gap',
                  label: besides.length > 0 ? place.name : 'Difference',
                  points,
                  hasBand: besides.length === 0,
                },
                ...besides.map((one) => ({
                  id: String(one.place.id),
                  label: one.place.name,
                  points: toPoints(one.gaps),
                })),
              ]}
            />
          ),
        },
        {
          id: 'column',
          label: 'Column',
          render: (height) => (
            <ColumnChart
              isTime
              name={title}
              {...{ summary, format, height }}
              data={points.map((point) => ({
                ...point,
                id: point.period,
                label: formatPeriod(point.period),
              }))}
            />
          ),
        },
      ]}
      table={{ caption: title, columns, rows, rowKey: (row) => `${row.place} ${row.period}` }}
      citations={citationsOf([...figures, ...besides.flatMap((one) => one.figures)])}
    />
  )
}

function toPoints(gaps: readonly Gap[]) {
  return gaps.map(({ period, difference, interval }) => ({
    period,
    value: difference,
    lower: interval?.[0] ?? null,
    upper: interval?.[1] ?? null,
  }))
}
