import {
  aboutSubject,
  ChartCard,
  citationsOf,
  formatPeriod,
  formatsOf,
  numberColumn,
  type Subject,
} from '@msdat/sdk/kit'
import { Dumbbell } from '@msdat/sdk/kit/plots'
import type { Grouped } from './useGroups.ts'

/** One row for each year and one mark for each group: the longer the line, the wider the gap. */
export function YearsCard({ subject, grouped }: { subject: Subject; grouped: Grouped }) {
  const { catalog, indicator, factor, source, place } = subject
  const { grouping, groups, figures, gaps, where, dimension } = grouped
  const { format, formatTick } = formatsOf(factor)
  const title = `${indicator.short_name}, ${where}, year by year`
  const shown = groups.filter(({ id }) => id !== grouping?.whole)
  const sources =
    dimension === 'source'
      ? catalog.datasources.filter(({ id }) => shown.some((group) => group.id === id))
      : [source]
  const rows = gaps.map(({ period }) => ({
    period,
    values: shown.map(
      ({ id }) =>
        figures.find((one) => one.period === period && grouping?.groupOf(one) === id)?.value ?? null,
    ),
  }))
  type Row = (typeof rows)[number]
  return (
    <ChartCard
      {...aboutSubject(subject)}
      {...{ title, sources }}
      place={dimension === 'source' ? place.name : 'Nigeria'}
      settings={{ view: 'years', sort: 'yearsSort' }}
      views={[
        {
          id: 'dots',
          label: 'Dots',
          render: () => (
            <Dumbbell
              name={title}
              summary={`${rows.length} ${rows.length === 1 ? 'year' : 'years'} with at least two groups.`}
              sets={shown.map(({ label }) => label)}
              data={rows.map(({ period, values }) => ({ id: period, label: formatPeriod(period), values }))}
              {...{ format, formatTick }}
            />
          ),
        },
      ]}
      table={{
        caption: title,
        columns: [
          { id: 'period', header: 'Period', value: ({ period }) => period, isRowHeader: true },
          ...shown.map(({ id, label: header }, at) =>
            numberColumn<Row>({ id: String(id), header, value: ({ values }) => values[at] ?? null, format }),
          ),
        ],
        rows,
        rowKey: ({ period }) => period,
      }}
      citations={citationsOf(figures)}
    />
  )
}
