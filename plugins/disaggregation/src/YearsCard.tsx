import {
  aboutSubject,
  ChartCard,
  citationsOf,
  formatPeriod,
  formatsOf,
  nameColumn,
  numberColumn,
  sourcesOf,
  type Subject,
} from '@msdat/sdk/kit'
import { dumbbellView, type DumbbellRow } from '@msdat/sdk/kit/plots'
import type { Grouped } from './useGroups.ts'

/** One row for each year and one mark for each group: the longer the line, the wider the gap. */
export function YearsCard({ subject, grouped }: { subject: Subject; grouped: Grouped }) {
  const { catalog, indicator, factor, place } = subject
  const { grouping, groups, figures, gaps, where, dimension } = grouped
  const formats = formatsOf(factor)
  const title = `${indicator.short_name}, ${where}, year by year`
  const shown = groups.filter(({ id }) => id !== grouping?.whole)
  const valueOf = (period: string, group: number) =>
    figures.find((one) => one.period === period && grouping?.groupOf(one) === group)?.value ?? null
  const data = gaps.map(({ period }): DumbbellRow => {
    return { id: period, label: formatPeriod(period), values: shown.map(({ id }) => valueOf(period, id)) }
  })
  const summary = `${data.length} ${data.length === 1 ? 'year' : 'years'} with at least two groups.`
  const sets = shown.map(({ label }) => label)
  return (
    <ChartCard
      {...aboutSubject(subject)}
      title={title}
      sources={sourcesOf(catalog, figures)}
      place={dimension === 'source' ? place.name : 'Nigeria'}
      settings={{ view: 'years', sort: 'yearsSort' }}
      views={[dumbbellView({ ...formats, name: title, summary, sets, data })]}
      table={{
        caption: title,
        columns: [
          nameColumn<DumbbellRow>('period', 'Period', ({ id }) => id),
          ...shown.map(({ id, label: header }, at) =>
            numberColumn<DumbbellRow>({
              ...formats,
              id: `${id}`,
              header,
              value: ({ values }) => values[at] ?? null,
            }),
          ),
        ],
        rows: data,
        rowKey: ({ id }) => id,
      }}
      citations={citationsOf(figures)}
    />
  )
}
