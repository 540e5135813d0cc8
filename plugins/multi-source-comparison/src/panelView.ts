import {
  formatsOf,
  highestFirst,
  levels,
  placeData,
  placesAt,
  shownPlaces,
  zoneAreas,
  type CardView,
  type Figure,
  type Hidden,
  type PlaceChoice,
} from '@msdat/sdk/kit'
import { columnView, lineView, placeSeries } from '@msdat/sdk/kit/charts'
import { mapView } from '@msdat/sdk/kit/maps'
import type { Scale } from './shareScale.ts'
import type { Panel } from './Panel.ts'

interface Shown {
  title: string
  figures: readonly Figure[]
  scale: Scale
  legend: Hidden
  chart: PlaceChoice['chart']
}

const asChart = { id: 'chart', label: 'Chart' }

/** The figures of a panel in the one way that is chosen for it. */
export function panelView(panel: Panel, { title, figures, scale, legend, chart }: Shown): CardView {
  const { letter, factor, source, period, drawn, place, catalog } = panel
  const by = source?.datasource ?? ''
  const words = {
    ...chart,
    ...formatsOf(factor),
    name: `${title}, ${by}`,
    summary: `${figures.length} ${figures.length === 1 ? 'figure' : 'figures'} of ${by}.`,
    selected: String(place.id),
    holds: scale.holds,
  }
  if (drawn === 'line') {
    const series = placeSeries(shownPlaces(panel), figures)
    const named = series.map((one) => ({ ...one, id: `${letter} ${one.id}` }))
    return lineView({ ...words, series: named, legend }, asChart)
  }
  const origin = { source: source?.datasource, period }
  if (drawn === 'column') {
    const data = placeData(placesAt(catalog.locations, levels.national, levels.state), figures, origin)
    return columnView({ ...words, data: data.sort(highestFirst) }, asChart)
  }
  const areas =
    drawn === 'zone_map'
      ? zoneAreas(catalog, figures, origin)
      : placeData(placesAt(catalog.locations, levels.state), figures, origin)
  return mapView({ ...words, areas, classes: scale.classes }, asChart)
}
