import type { Catalog } from '@msdat/sdk'
import {
  caution,
  ChartCard,
  citationsOf,
  differenceFormatsOf,
  formatChange,
  formatsOf,
  levels,
  nameColumn,
  numberColumn,
  placesAt,
  type CardView,
} from '@msdat/sdk/kit'
import { DrillMap, SwipeMap } from '@msdat/sdk/kit/atlas'
import { Choropleth, valueClasses, type ValueClass } from '@msdat/sdk/kit/maps'
import { LayersView } from './LayersView.tsx'
import { differenceOf, shareScale, type Layer } from './Layer.ts'
import { mapOf, nameBoth, tellDifference, tellLayer } from './tellLayers.ts'

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
  const { signedTick } = differenceFormatsOf(first.factor)
  const views: CardView[] = [
    { id: 'side', label: 'Side by side', render: () => <SideBySide {...{ first, second, classes }} /> },
    ...(classes
      ? [{ id: 'swipe', label: 'Slider', render: () => <SwipeMap maps={mapsOf(first, second, classes)} /> }]
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
                format={(value) => formatChange(value, first.factor)}
                formatTick={signedTick}
              />
            ),
          },
        ]
      : []),
    { id: 'zones', label: 'Zones', render: () => <Zones catalog={catalog} layer={second} /> },
  ]
  return (
    <ChartCard
      title={nameBoth(first, second)}
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

/** On one scale where the two have one; each has colours of its own where not. */
function mapsOf(first: Layer, second: Layer, classes: readonly ValueClass[] | null) {
  const shared = classes && { classes }
  return [
    { ...mapOf(first), ...shared },
    { ...mapOf(second), ...shared },
  ] as const
}

interface SideBySideProps {
  first: Layer
  second: Layer
  classes: readonly ValueClass[] | null
}

function SideBySide({ first, second, classes }: SideBySideProps) {
  return (
    <div className="k-columns">
      {mapsOf(first, second, classes).map((map, at) => (
        <div key={at} className="k-stack">
          <h3>{map.name}</h3>
          <Choropleth {...map} />
        </div>
      ))}
    </div>
  )
}

/** The zones of the second map, which open into their states. */
function Zones({ catalog: { locations }, layer }: { catalog: Catalog; layer: Layer }) {
  const states = placesAt(locations, levels.state)
  const { areas, ...map } = mapOf(layer)
  return (
    <DrillMap
      {...map}
      nation="Nigeria"
      zones={placesAt(locations, levels.zone).map(({ id, name }) => ({
        id: String(id),
        name,
        value: layer.figures.find(({ location }) => location === id)?.value ?? null,
        states: states.filter(({ parent }) => parent === id).map((state) => state.name),
      }))}
      states={areas}
    />
  )
}

type Row = Layer['areas'][number]

function valueIn(areas: Layer['areas']): (row: Row) => number | null {
  const values = new Map(areas.map(({ id, value }) => [id, value]))
  return ({ id }) => values.get(id) ?? null
}

function tableOf(first: Layer, second: Layer) {
  const difference = differenceOf(first, second)
  const { format } = formatsOf(first.factor)
  const { headed, signed } = differenceFormatsOf(first.factor)
  const change = { id: 'difference', header: headed('Difference'), format: signed }
  const inSecond = formatsOf(second.factor).format
  return {
    caption: nameBoth(first, second),
    rows: first.areas,
    rowKey: ({ id }: Row) => id,
    columns: [
      nameColumn<Row>('place', 'State', ({ name }) => name),
      numberColumn<Row>({ id: 'first', header: first.title, value: ({ value }) => value, format }),
      numberColumn({ id: 'second', header: second.title, value: valueIn(second.areas), format: inSecond }),
      ...(difference ? [numberColumn({ ...change, value: valueIn(difference) })] : []),
    ],
  }
}
