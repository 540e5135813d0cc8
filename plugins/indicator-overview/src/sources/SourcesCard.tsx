import { useData, useSetSelection, type Indicator } from '@msdat/sdk'
import {
  ChartCard,
  citationsOf,
  EmptyState,
  figureNotes,
  formatPeriod,
  formatValue,
  readFigures,
  standIn,
  unitText,
  valueOf,
  type Column,
  type Figure,
  type Subject,
} from '@msdat/sdk/kit'
import { useMemo } from 'react'
import { MatrixTable } from './MatrixTable.tsx'
import { PartsRow } from './PartsRow.tsx'
import { matrixIndicators, rangeOf, sourceMatrix } from './sourceMatrix.ts'

interface Line {
  indicator: Indicator
  source: string
  classification: string
  figure: Figure
}

const height = 230

/** The newest figure of every source, for the indicator and its two closest relatives. */
export function SourcesCard({ subject }: { subject: Subject }) {
  const { catalog, selection, indicator, place, factor } = subject
  const setSelection = useSetSelection()
  const indicators = useMemo(() => matrixIndicators(indicator, catalog), [indicator, catalog])
  const answer = useData({ indicators: indicators.map(({ id }) => id), locations: [place.id], latest: true })
  const table = valueOf(answer)
  const figures = useMemo(() => (table ? readFigures(table, catalog.datasources) : []), [table, catalog])
  const matrix = useMemo(() => sourceMatrix(indicators, figures, catalog), [indicators, figures, catalog])
  const sources = matrix.groups.flatMap((group) => group.sources)
  const lines = matrix.rows.flatMap((row) =>
    sources.flatMap((source): Line[] => {
      const figure = row.figures.get(source.id)
      if (!figure) return []
      return [
        {
          indicator: row.indicator,
          source: source.datasource,
          classification: source.classification,
          figure,
        },
      ]
    }),
  )
  const range = matrix.rows[0] ? rangeOf(matrix.rows[0]) : null
  const nameOf = (id: number) => sources.find((source) => source.id === id)?.datasource ?? ''
  const notes = figureNotes({
    indicator,
    factor,
    sources,
    missing: 0,
    figures: figures.filter((one) => one.indicator === indicator.id),
  })
  return (
    <ChartCard
      title={`What each source says: ${indicator.short_name}`}
      place={place.name}
      period="Newest year of each source"
      unit={unitText(factor)}
      sources={sources}
      updatedAt={catalog.updated_at}
      notes={notes}
      views={[
        {
          id: 'matrix',
          label: 'Sources',
          render: () => (
            <div className="k-stack">
              {range && (
                <p className="k-muted">
                  From <strong>{formatValue(range.lowest.value, factor)}</strong> (
                  {nameOf(range.lowest.datasource)} {formatPeriod(range.lowest.period)}) to{' '}
                  <strong>{formatValue(range.highest.value, factor)}</strong> (
                  {nameOf(range.highest.datasource)} {formatPeriod(range.highest.period)}), over {range.count}{' '}
                  sources.
                </p>
              )}
              <MatrixTable
                matrix={matrix}
                catalog={catalog}
                selection={selection}
                onChoose={({ indicator, datasource, period }) =>
                  void setSelection({ indicator, datasource, period })
                }
              />
              {selection.numdenom && <PartsRow subject={subject} />}
            </div>
          ),
        },
      ]}
      table={{
        caption: `Newest figure of each source, ${place.name}`,
        columns: lineColumns(catalog.factors),
        rows: lines,
        rowKey: ({ indicator, figure }) => `${indicator.id} ${figure.datasource}`,
      }}
      citations={citationsOf(figures)}
      height={height}
      instead={standIn([answer], height) ?? (lines.length === 0 ? <EmptyState height={height} /> : undefined)}
    />
  )
}

function lineColumns(factors: Subject['catalog']['factors']): Column<Line>[] {
  const factorOf = (line: Line) => factors.find(({ id }) => id === line.indicator.factor)
  return [
    {
      id: 'indicator',
      header: 'Indicator',
      value: ({ indicator }) => indicator.short_name,
      isRowHeader: true,
    },
    { id: 'source', header: 'Source', value: ({ source }) => source },
    { id: 'class', header: 'Class', value: ({ classification }) => classification },
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
      render: (line) => formatValue(line.figure.value, factorOf(line)),
    },
    { id: 'unit', header: 'Unit', value: (line) => unitText(factorOf(line)) },
  ]
}
