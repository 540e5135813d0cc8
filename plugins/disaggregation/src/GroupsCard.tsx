import {
  aboutSubject,
  boundColumns,
  caution,
  ChartCard,
  citationsOf,
  EmptyState,
  figureNotes,
  formatPeriod,
  formatsOf,
  formatValue,
  HeadlineFigure,
  markPlaces,
  nameColumn,
  placeName,
  standingOf,
  valueColumn,
  type Figure,
  type Subject,
} from '@msdat/sdk/kit'
import { DotPlot } from '@msdat/sdk/kit/charts'
import { Dumbbell } from '@msdat/sdk/kit/plots'
import { areOfPlaces, placesOf } from './groups.ts'
import type { Grouped } from './useGroups.ts'

/** The groups of the newest year up to the chosen one, from the highest to the lowest, and how far they are apart. */
export function GroupsCard({ subject, grouped }: { subject: Subject; grouped: Grouped }) {
  const { catalog, selection, indicator, factor, source, place, targets } = subject
  const { grouping, groups, gaps, where, lineage, dimension, besides } = grouped
  const { selected, marked, rows: chosen } = markPlaces(subject)
  const gap = gaps.find(({ period }) => period === selection.period) ?? gaps.at(-1)
  if (!gap || !grouping) return <EmptyState />
  const { format, formatTick } = formatsOf(factor)
  const title = `${indicator.short_name}, ${where}`
  const figures = grouped.figures
    .filter(({ period }) => period === gap.period)
    .sort((one, other) => other.value - one.value)
  const others = besides.map((one) => ({
    ...one,
    figures: one.figures.filter(({ period }) => period === gap.period),
  }))
  const all = [...figures, ...others.flatMap((one) => one.figures)]
  const isBySource = dimension === 'source'
  const sources = isBySource
    ? catalog.datasources.filter(({ id }) => figures.some(({ datasource }) => datasource === id))
    : [source]
  const labelOf = (figure: Figure) => groups.find(({ id }) => id === grouping.groupOf(figure))?.label ?? ''
  const nameOf = ({ location }: Figure) => placeName(catalog, location)
  const rows = figures.filter((figure) => grouping.groupOf(figure) !== grouping.whole)
  const moved =
    gap.period === selection.period
      ? []
      : [
          `No two groups have a figure of ${formatPeriod(selection.period)}; ${formatPeriod(gap.period)} is shown.`,
        ]
  const gapText = `${gap.highest.label} is highest with ${format(gap.highest.value)}, ${gap.lowest.label} lowest with ${format(gap.lowest.value)}.`
  const drawn = { name: title, summary: gapText, format, formatTick }
  return (
    <ChartCard
      {...aboutSubject(subject)}
      {...{ title, sources }}
      place={placesOf(dimension, [place, ...besides.map((one) => one.place)])}
      period={formatPeriod(gap.period)}
      count={{
        have: rows.length,
        expected: isBySource ? groups.length : grouping.groups.length - (grouping.whole ? 1 : 0),
        of: 'groups',
      }}
      settings={{ view: 'groups', sort: 'groupsSort' }}
      notes={[
        ...moved,
        ...lineage.map(caution),
        ...figureNotes({
          indicator,
          factor,
          sources,
          figures: lineage.length > 0 ? [] : figures,
          missing: 0,
        }),
        'Difference is highest minus lowest, ratio highest divided by lowest, for every indicator. The two are picked as extremes, so the interval of their difference is too narrow.',
      ]}
      tools={
        <HeadlineFigure
          label={`Between ${gap.highest.label} and ${gap.lowest.label}`}
          value={`${formatValue(gap.difference)} points`}
          interval={gap.interval ? gap.interval.map((end) => formatValue(end)).join(' to ') : undefined}
          source={isBySource ? 'sources compared' : source.datasource}
          period={formatPeriod(gap.period)}
        >
          <p className="k-muted">
            {gap.ratio === null
              ? 'No ratio: the lowest is 0.'
              : `Ratio ${gap.ratio.toFixed(2)}. Computed, not official.`}
          </p>
        </HeadlineFigure>
      }
      views={[
        {
          id: 'dots',
          label: 'Dots',
          render: () =>
            others.length > 0 ? (
              <Dumbbell
                {...drawn}
                sets={[place, ...others.map((one) => one.place)].map(({ name }) => name)}
                data={groups.map(({ id, label }) => ({
                  id: String(id),
                  label,
                  period: gap.period,
                  values: [figures, ...others.map((one) => one.figures)].map(
                    (some) => some.find((one) => grouping.groupOf(one) === id)?.value ?? null,
                  ),
                }))}
              />
            ) : (
              <DotPlot
                {...{ ...drawn, targets }}
                {...(areOfPlaces(dimension) ? { selected, marked } : {})}
                data={figures.map((figure) => ({
                  id: String(grouping.groupOf(figure)),
                  label: labelOf(figure),
                  value: figure.value,
                  lower: figure.lower,
                  upper: figure.upper,
                  period: figure.period,
                  isEmphasised: grouping.groupOf(figure) === grouping.whole,
                  standing: standingOf(subject, figure),
                }))}
              />
            ),
        },
      ]}
      table={{
        caption: `${title}, ${formatPeriod(gap.period)}`,
        columns: [
          nameColumn('group', 'Group', labelOf),
          ...(others.length > 0 ? [{ id: 'place', header: 'Place', value: nameOf }] : []),
          valueColumn<Figure>(({ value }) => value, format),
          ...boundColumns<Figure>((figure) => figure, format),
        ],
        rows: all,
        rowKey: (figure) => `${grouping.groupOf(figure)} ${figure.location}`,
      }}
      selectedRow={areOfPlaces(dimension) ? chosen.map((id) => `${id} ${id}`) : undefined}
      citations={citationsOf(all)}
    />
  )
}
