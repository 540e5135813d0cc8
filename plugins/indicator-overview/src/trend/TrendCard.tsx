import { useData, useSetSelection, useCoverage } from '@msdat/sdk'
import {
  ChartCard,
  citationsOf,
  compareToTarget,
  EmptyState,
  figureNotes,
  formatPeriod,
  formatTick,
  formatValue,
  leadingTarget,
  levels,
  readFigures,
  SelectField,
  standIn,
  unitText,
  valueOf,
  type Column,
  type Figure,
  type Subject,
} from '@msdat/sdk/kit'
import { ColumnChart, LineChart } from '@msdat/sdk/kit/charts'
import { useMemo, useState } from 'react'
import { tellTrend, trendSeries, type SourceTrend } from './trendSeries.ts'

const height = 380
const off = 'off'

/** All sources over time for one place; as columns, the chosen source alone. */
export function TrendCard({ subject }: { subject: Subject }) {
  const { catalog, selection, indicator, source, place, factor, targets } = subject
  const answer = useData({ indicators: [indicator.id], locations: [place.id] })
  const table = valueOf(answer)
  const figures = useMemo(() => (table ? readFigures(table, catalog.datasources) : []), [table, catalog])
  const trends = useMemo(() => trendSeries(figures, catalog, source.id), [figures, catalog, source.id])
  const ranged = trends.filter(({ hasRange }) => hasRange)
  const [wish, setWish] = useState<string | null>(null)
  const range = rangeShown(wish, ranged, source.id)
  const single = trends.find((trend) => trend.source.id === source.id) ?? trends[0]
  const format = (value: number) => formatValue(value, factor)
  const words = {
    summary: tellTrend(trends, format),
    format,
    formatTick: (value: number) => formatTick(value, factor),
    targets,
  }
  const title = `${indicator.short_name}, ${place.name}`
  const rows = trends.flatMap(({ source, figures }) => figures.map((figure) => ({ source, figure })))
  return (
    <ChartCard
      title={`${indicator.short_name} over time`}
      place={place.name}
      period={spanOf(figures)}
      unit={unitText(factor)}
      sources={trends.map(({ source }) => source)}
      updatedAt={catalog.updated_at}
      notes={figureNotes({
        indicator,
        factor,
        sources: trends.map(({ source }) => source),
        figures,
        missing: 0,
      })}
      tools={
        ranged.length > 0 && (
          <SelectField
            label="Confidence range"
            value={range}
            choices={[
              { value: off, label: 'Off' },
              ...ranged.map(({ source }) => ({ value: String(source.id), label: source.datasource })),
            ]}
            onChange={setWish}
          />
        )
      }
      views={[
        {
          id: 'line',
          label: 'Line',
          render: (height) => (
            <LineChart
              {...words}
              name={`Lines: ${title}`}
              series={trends.map((trend) => toSeries(trend, range))}
              height={height}
            />
          ),
        },
        {
          id: 'column',
          label: 'Column',
          render: (height) => (
            <>
              {single && (
                <p className="k-muted">{single.source.datasource} alone; the line shows all sources.</p>
              )}
              <ColumnChart
                {...words}
                name={`Columns: ${title}, ${single?.source.datasource}`}
                data={single ? toColumns(single, subject, range) : []}
                height={height}
              />
            </>
          ),
        },
      ]}
      table={{
        caption: `${title}: all sources and years`,
        columns: trendColumns(subject),
        rows,
        rowKey: ({ source, figure }) => `${source.id} ${figure.period}`,
      }}
      selectedRow={`${source.id} ${selection.period}`}
      citations={citationsOf(figures)}
      height={height}
      instead={
        standIn([answer], height) ?? (figures.length === 0 ? <NoTrend subject={subject} /> : undefined)
      }
    />
  )
}

/** The visitor's wish while it can be had; before any wish, the range of the chosen source. */
function rangeShown(wish: string | null, ranged: readonly SourceTrend[], chosen: number): string {
  const wanted = wish ?? String(chosen)
  return ranged.some(({ source }) => String(source.id) === wanted) ? wanted : off
}

function spanOf(figures: readonly Figure[]): string {
  const periods = figures.map(({ period }) => period).sort()
  const [first, last] = [periods[0], periods.at(-1)]
  if (!first || !last) return ''
  return first === last ? formatPeriod(first) : `${formatPeriod(first)} to ${formatPeriod(last)}`
}

function toSeries({ source, figures, hasRange }: SourceTrend, range: string) {
  return {
    id: String(source.id),
    label: source.simulated ? `${source.datasource} (simulated)` : source.datasource,
    points: figures,
    hasBand: hasRange && String(source.id) === range,
  }
}

function toColumns({ source, figures }: SourceTrend, { indicator, targets }: Subject, range: string) {
  const target = leadingTarget(targets)?.value
  const hasRange = String(source.id) === range
  return figures.map(({ period, value, lower, upper }) => ({
    id: period,
    label: formatPeriod(period),
    value,
    lower: hasRange ? lower : null,
    upper: hasRange ? upper : null,
    standing: compareToTarget(value, target, indicator.desirable_slope),
  }))
}

function NoTrend({ subject }: { subject: Subject }) {
  const { catalog, indicator, place } = subject
  const setSelection = useSetSelection()
  const coverage = valueOf(useCoverage(indicator.id))
  const nation = catalog.locations.find(({ level }) => level === levels.national)
  const hasNation = coverage?.results.some(({ location }) => location === nation?.id)
  const alternatives =
    hasNation && nation
      ? [{ label: nation.name, onChoose: () => void setSelection({ location: nation.id }) }]
      : []
  return (
    <EmptyState
      detail={`No source has a figure for ${place.name}.`}
      alternatives={alternatives}
      height={height}
    />
  )
}

interface TrendRow {
  source: SourceTrend['source']
  figure: Figure
}

function trendColumns({ factor }: Subject): Column<TrendRow>[] {
  const bound = (value: number | null) => (value === null ? '–' : formatValue(value, factor))
  return [
    { id: 'source', header: 'Source', isRowHeader: true, value: ({ source }) => source.datasource },
    { id: 'class', header: 'Class', value: ({ source }) => source.classification },
    {
      id: 'period',
      header: 'Period',
      value: ({ figure }) => figure.period,
      render: ({ figure }) => formatPeriod(figure.period),
    },
    {
      id: 'value',
      header: 'Value',
      isNumber: true,
      value: ({ figure }) => figure.value,
      render: ({ figure }) => formatValue(figure.value, factor),
    },
    {
      id: 'lower',
      header: 'Lower bound',
      isNumber: true,
      value: ({ figure }) => figure.lower,
      render: ({ figure }) => bound(figure.lower),
    },
    {
      id: 'upper',
      header: 'Upper bound',
      isNumber: true,
      value: ({ figure }) => figure.upper,
      render: ({ figure }) => bound(figure.upper),
    },
  ]
}
