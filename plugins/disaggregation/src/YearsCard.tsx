import {
  ChartCard,
  citationsOf,
  formatPeriod,
  formatTick,
  formatValue,
  unitText,
  type Subject,
} from '@msdat/sdk/kit'
import { Dumbbell } from '@msdat/sdk/kit/plots'
import type { Grouped } from './useGroups.ts'

/** One row for each year and one mark for each group: the longer the line, the wider the gap. */
export function YearsCard({ subject, grouped }: { subject: Subject; grouped: Grouped }) {
  const { catalog, indicator, factor, source, place } = subject
  const { grouping, groups, figures, gaps, where, dimension } = grouped
  const format = (value: number) => formatValue(value, factor)
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
  return (
    <ChartCard
      {...{ title, sources }}
      indicator={indicator.short_name}
      place={dimension === 'source' ? place.name : 'Nigeria'}
      unit={unitText(factor)}
      updatedAt={catalog.updated_at}
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
              format={format}
              formatTick={(value) => formatTick(value, factor)}
            />
          ),
        },
      ]}
      table={{
        caption: title,
        columns: [
          { id: 'period', header: 'Period', value: ({ period }) => period, isRowHeader: true },
          ...shown.map(({ id, label }, at) => ({
            id: String(id),
            header: label,
            isNumber: true,
            value: ({ values }: (typeof rows)[number]) => values[at] ?? null,
            render: ({ values }: (typeof rows)[number]) => {
              const value = values[at] ?? null
              return value === null ? undefined : format(value)
            },
          })),
        ],
        rows,
        rowKey: ({ period }) => period,
      }}
      citations={citationsOf(figures)}
    />
  )
}
