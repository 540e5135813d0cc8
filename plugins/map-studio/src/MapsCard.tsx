import type { Catalog } from '@msdat/sdk'
import {
  caution,
  ChartCard,
  citationsOf,
  formatTick,
  formatValue,
  levels,
  type CardView,
} from '@msdat/sdk/kit'
import { DrillMap } from '@msdat/sdk/kit/atlas'
import { Choropleth, valueClasses } from '@msdat/sdk/kit/maps'
import { LayersView } from './LayersView.tsx'
import { differenceOf, placesAt, shareScale, type Layer } from './Layer.ts'
import { SideBySide } from './SideBySide.tsx'
import { Swipe } from './Swipe.tsx'
import { tellDifference, tellLayer } from './tellLayers.ts'

interface MapsCardProps {
  catalog: Catalog
  first: Layer
  second: Layer
}

/** The two maps, in whichever way they can be compared. */
export function MapsCard({ catalog, first, second }: MapsCardProps) {
  const values = [first, second].flatMap(({ areas }) => areas.flatMap(({ value }) => value ?? []))
  const classes = shareScale(first, second) ? valueClasses(values) : null
  const difference = differenceOf(first, second)
  const known = difference?.filter(({ value }) => value !== null).length ?? 0
  const format = (value: number): string => formatValue(value, first.factor)
  const views: CardView[] = [
    { id: 'side', label: 'Side by side', render: () => <SideBySide {...{ first, second, classes }} /> },
    ...(classes
      ? [{ id: 'swipe', label: 'Slider', render: () => <Swipe {...{ first, second, classes }} /> }]
      : []),
    { id: 'layers', label: 'Layers', render: () => <LayersView {...{ catalog, first, second }} /> },
    ...(difference && known > 0
      ? [
          {
            id: 'difference',
            label: 'Difference',
            render: () => (
              <Choropleth
                name={`${first.indicator.short_name}, ${first.period} to ${second.period}`}
                summary={tellDifference(difference, first, second)}
                areas={difference}
                format={(value) => `${value > 0 ? '+' : ''}${format(value)}`}
                formatTick={(value) => `${value > 0 ? '+' : ''}${formatTick(value, first.factor)}`}
              />
            ),
          },
        ]
      : []),
    { id: 'zones', label: 'Zones', render: () => <Zones catalog={catalog} layer={second} /> },
  ]
  return (
    <ChartCard
      title={`${first.title} and ${second.title}`}
      place="Nigeria, by state"
      period={`${first.period}, ${second.period}`}
      sources={[...new Set([first.source, second.source])]}
      updatedAt={catalog.updated_at}
      settings={{ view: 'view', sort: 'sort' }}
      notes={[
        difference && known > 0
          ? tellDifference(difference, first, second)
          : `${tellLayer(first)} ${tellLayer(second)}`,
        ...(classes
          ? []
          : [caution('The two have different units or directions: their colours do not mean the same.')]),
      ]}
      views={views}
      table={tableOf(first, second)}
      citations={citationsOf([...first.figures, ...second.figures])}
    />
  )
}

/** The zones of the second map, which open into their states. */
function Zones({ catalog, layer }: { catalog: Catalog; layer: Layer }) {
  const states = placesAt(catalog, levels.state)
  return (
    <DrillMap
      name={layer.title}
      summary={tellLayer(layer)}
      nation="Nigeria"
      zones={placesAt(catalog, levels.zone).map(({ id, name }) => ({
        id: String(id),
        name,
        value: layer.figures.find(({ location }) => location === id)?.value ?? null,
        states: states.filter(({ parent }) => parent === id).map((state) => state.name),
      }))}
      states={layer.areas}
      format={(value) => formatValue(value, layer.factor)}
      formatTick={(value) => formatTick(value, layer.factor)}
    />
  )
}

function tableOf(first: Layer, second: Layer) {
  const other = new Map(second.areas.map(({ id, value }) => [id, value]))
  const difference = differenceOf(first, second)
  const changes = new Map(difference?.map(({ id, value }) => [id, value]))
  type Row = Layer['areas'][number]
  const column = (id: string, header: string, value: (row: Row) => number | null, factor = first.factor) => ({
    id,
    header,
    value,
    isNumber: true,
    render: (row: Row) => {
      const shown = value(row)
      return shown === null ? undefined : formatValue(shown, factor)
    },
  })
  return {
    caption: `${first.title} and ${second.title}`,
    rows: first.areas,
    rowKey: ({ id }: Row) => id,
    columns: [
      { id: 'place', header: 'State', isRowHeader: true, value: ({ name }: Row) => name },
      column('first', first.title, ({ value }) => value),
      column('second', second.title, ({ id }) => other.get(id) ?? null, second.factor),
      ...(difference ? [column('difference', 'Difference', ({ id }) => changes.get(id) ?? null)] : []),
    ],
  }
}
