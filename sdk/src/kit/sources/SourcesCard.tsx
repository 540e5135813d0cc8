import { useCoverage, useSetSelection, type Coverage } from '@msdat/sdk'
import { ChartCard } from '../cards/ChartCard.tsx'
import type { CardSettings } from '../cards/ChartCardProps.ts'
import { SourceRange } from '../parts/SourceRange.tsx'
import { standIn, valueOf } from '../parts/standIn.tsx'
import { SourceTable } from '../tables/SourceTable.tsx'
import { figureNotes } from '../values/figureNotes.ts'
import type { Subject } from '../values/findSubject.ts'
import { unitText } from '../values/formatValue.ts'
import { citationsOf, type Figure } from '../values/readFigures.ts'
import { linesOf, matrixIndicators, sourceMatrix, type SourceMatrix } from '../values/sourceMatrix.ts'
import { useFigures } from '../values/useFigures.ts'
import { useMemo } from 'react'
import { lineColumns } from './lineColumns.ts'
import { PartsRow } from './PartsRow.tsx'

const height = 230
const noLinks: NonNullable<Coverage['lineage']> = []

interface SourcesCardProps {
  subject: Subject
  /** Years that figures of sources may lie apart and still be of one time. */
  window?: number
  /** Settings that keep how the card is drawn. */
  settings?: CardSettings
}

/** What each source says: its newest figure of the indicator and its two closest relatives. */
export function SourcesCard({ subject, window = 3, settings }: SourcesCardProps) {
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
        { id: 'matrix', label: 'Sources', render: () => <SourcesView {...{ subject, window, matrix }} /> },
      ]}
      table={{
        caption: `Newest figure of each source, ${place.name}`,
        columns: lineColumns(catalog.factors),
        rows: lines,
        rowKey: ({ indicator, figure }) => `${indicator.id} ${figure.datasource}`,
      }}
      settings={settings}
      citations={citationsOf(figures)}
      height={height}
      instead={standIn([answer], height, lines.length === 0 && {})}
    />
  )
}

interface SourcesViewProps extends Required<Pick<SourcesCardProps, 'subject' | 'window'>> {
  matrix: SourceMatrix
}

function SourcesView({ subject, window, matrix }: SourcesViewProps) {
  const { catalog, selection, indicator, factor } = subject
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
