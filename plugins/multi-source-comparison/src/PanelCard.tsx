import { useSetSelection, type Catalog } from '@msdat/sdk'
import {
  boundColumns,
  ChartCard,
  citationsOf,
  EmptyState,
  figureNotes,
  formatPeriod,
  formatsOf,
  levels,
  nationOf,
  periodColumn,
  placeColumn,
  placesAt,
  standIn,
  unitText,
  valueColumn,
  type Figure,
} from '@msdat/sdk/kit'
import type { ReactNode } from 'react'
import { PanelChart, type Scale } from './PanelChart.tsx'
import { drawnFigures, type Panel } from './usePanel.ts'

interface PanelCardProps {
  panel: Panel
  catalog: Catalog
  scale: Scale
  /** Chooses the indicator, where this tab does so itself. */
  tools?: ReactNode
}

const height = 320

/** One indicator of one source, drawn in one way. */
export function PanelCard({ panel, catalog, scale, tools }: PanelCardProps) {
  const { letter, indicator, factor, source, period, drawn, place, pinned, answers } = panel
  const setSelection = useSetSelection()
  const choose = (location: number) => void setSelection({ location })
  const figures = drawnFigures(panel, catalog)
  const isLine = drawn === 'line'
  const shown = [place, ...pinned]
  const where = shown.map(({ name }) => name).join(', ')
  const title = `${letter}. ${indicator.short_name}`
  const sources = source ? [source] : []
  const { format } = formatsOf(factor)
  const placeOf = ({ location }: Figure) => catalog.locations.find(({ id }) => id === location) ?? place
  const isZonal = drawn === 'zone_map'
  const expected = placesAt(catalog.locations, isZonal ? levels.zone : levels.state)
  const have = figures.filter(({ location }) => expected.some(({ id }) => id === location)).length
  const detail = isLine
    ? `${source?.datasource ?? 'No source'} has no figures of ${where}.`
    : `${source?.datasource ?? 'No source'} has no figures by ${isZonal ? 'zone' : 'state'} in ${formatPeriod(period)}.`
  return (
    <ChartCard
      id={`panel-${letter}`}
      {...{ title, sources, height, tools }}
      indicator={indicator.short_name}
      place={isLine ? where : (nationOf(catalog.locations)?.name ?? '')}
      period={isLine ? undefined : formatPeriod(period)}
      unit={unitText(factor)}
      count={isLine ? undefined : { have, expected: expected.length, of: isZonal ? 'zones' : 'states' }}
      updatedAt={catalog.updated_at}
      notes={[...figureNotes({ indicator, factor, sources, figures, missing: 0 }), scale.note]}
      views={[
        {
          id: 'chart',
          label: 'Chart',
          render: (tall) => <PanelChart {...{ panel, catalog, figures, scale, title }} height={tall} />,
        },
      ]}
      table={{
        caption: `${title}, ${source?.datasource ?? ''}`,
        columns: [
          placeColumn(placeOf, choose),
          periodColumn<Figure>((figure) => figure.period),
          valueColumn<Figure>((figure) => figure.value, format),
          ...boundColumns<Figure>((figure) => figure, format),
        ],
        rows: figures,
        rowKey: ({ location, period: year }) => `${location} ${year}`,
      }}
      citations={citationsOf(figures)}
      instead={
        standIn(answers, height) ??
        (figures.length === 0 ? <EmptyState {...{ detail, height }} /> : undefined)
      }
      selectedRow={shown.map(({ id }) => `${id} ${period}`)}
    />
  )
}
