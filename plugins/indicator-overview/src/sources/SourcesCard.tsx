import { useCoverage, useSetSelection, useSettings, type Coverage } from '@msdat/sdk'
import {
  ChartCard,
  citationsOf,
  EmptyState,
  figureNotes,
  linesOf,
  matrixIndicators,
  sourceMatrix,
  SourceRange,
  SourceTable,
  standIn,
  unitText,
  useFigures,
  valueOf,
  type Figure,
  type SourceMatrix,
  type Subject,
} from '@msdat/sdk/kit'
import { useMemo } from 'react'
import { lineColumns } from './lineColumns.ts'
import { PartsRow } from './PartsRow.tsx'

const height = 230
const noLinks: NonNullable<Coverage['lineage']> = []

/** The newest figure of every source, for the indicator and its two closest relatives. */
export function SourcesCard({ subject }: { subject: Subject }) {
  const { catalog, indicator, place, factor } = subject
  const indicators = useMemo(() => matrixIndicators(indicator, catalog), [indicator, catalog])
  const query = { indicators: indicators.map(({ id }) => id), locations: [place.id], latest: true }
  const { figures, answer } = useFigures(query, catalog)
  const matrix = useMemo(() => sourceMatrix(indicators, figures, catalog), [indicators, figures, catalog])
  const sources = matrix.groups.flatMap((group) => group.sources)
  const lines = linesOf(matrix)
  const own = figures.filter((one) => one.indicator === indicator.id)
  return (
    <ChartCard
      title={`What each source says: ${indicator.short_name}`}
      place={place.name}
      period="Newest year of each source"
      unit={unitText(factor)}
      sources={sources}
      updatedAt={catalog.updated_at}
      notes={figureNotes({ indicator, factor, sources, missing: 0, figures: own })}
      views={[
        { id: 'matrix', label: 'Sources', render: () => <SourcesView subject={subject} matrix={matrix} /> },
      ]}
      table={{
        caption: `Newest figure of each source, ${place.name}`,
        columns: lineColumns(catalog.factors),
        rows: lines,
        rowKey: ({ indicator, figure }) => `${indicator.id} ${figure.datasource}`,
      }}
      settings={{ view: 'sources', sort: 'sourcesSort' }}
      citations={citationsOf(figures)}
      height={height}
      instead={standIn([answer], height) ?? (lines.length === 0 ? <EmptyState height={height} /> : undefined)}
    />
  )
}

function SourcesView({ subject, matrix }: { subject: Subject; matrix: SourceMatrix }) {
  const { catalog, selection, indicator, factor } = subject
  const window = useSettings<{ window?: number }>().window ?? 3
  const links = valueOf(useCoverage(indicator.id))?.lineage ?? noLinks
  const setSelection = useSetSelection()
  const [row] = matrix.rows
  const choose = ({ indicator, datasource, period }: Figure) =>
    void setSelection({ indicator, datasource, period })
  return (
    <div className="k-stack">
      {row && <SourceRange row={row} {...{ factor, links, window }} sources={catalog.datasources} />}
      <SourceTable {...{ matrix, catalog, selection, links }} onChoose={choose} />
      {selection.numdenom && <PartsRow subject={subject} />}
    </div>
  )
}
