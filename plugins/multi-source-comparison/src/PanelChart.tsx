import { useSetSelection, type Catalog } from '@msdat/sdk'
import {
  formatsOf,
  highestFirst,
  levels,
  placeDatum,
  placeName,
  placesAt,
  useKeptHidden,
  type Figure,
} from '@msdat/sdk/kit'
import { ColumnChart, LineChart } from '@msdat/sdk/kit/charts'
import { Choropleth, type ValueClass } from '@msdat/sdk/kit/maps'
import type { Panel } from './usePanel.ts'

/** What panels of one unit share, where they are asked to. */
export interface Scale {
  holds?: readonly number[]
  classes?: readonly ValueClass[]
  note: string
}

interface PanelChartProps {
  panel: Panel
  catalog: Catalog
  figures: readonly Figure[]
  scale: Scale
  title: string
  height: number
}

export function PanelChart({ panel, catalog, figures, scale, title, height }: PanelChartProps) {
  const { letter, factor, source, period, drawn, place, pinned } = panel
  const legend = useKeptHidden('hidden')
  const setSelection = useSetSelection()
  const chart = {
    name: `${title}, ${source?.datasource ?? ''}`,
    summary: `${figures.length} ${figures.length === 1 ? 'figure' : 'figures'} of ${source?.datasource ?? ''}.`,
    ...formatsOf(factor),
    selected: String(place.id),
    marked: pinned.map(({ id }) => String(id)),
    onSelect: (id: string) => void setSelection({ location: Number(id) }),
  }
  if (drawn === 'line') {
    const series = [place, ...pinned].flatMap(({ id, name }) => {
      const points = figures.filter(({ location }) => location === id)
      return points.length === 0
        ? []
        : { id: `${letter} ${id}`, label: name, points, hasBand: pinned.length === 0 }
    })
    return <LineChart {...chart} {...{ series, height, legend }} holds={scale.holds} />
  }
  const origin = { source: source?.datasource, period }
  const figureOf = (location: number | null) => figures.find((one) => one.location === location)
  if (drawn === 'column') {
    const data = catalog.locations
      .filter(({ level }) => level === levels.state || level === levels.national)
      .map((one) => ({ ...origin, ...placeDatum(one, figureOf(one.id)) }))
      .sort(highestFirst)
    return <ColumnChart {...chart} {...{ data, height }} holds={scale.holds} />
  }
  const areas = placesAt(catalog.locations, levels.state).map((state) => {
    if (drawn === 'state_map') return { ...origin, ...placeDatum(state, figureOf(state.id)) }
    // A zone without a figure of its own stays hatched: a mean of its states would be a figure nobody published.
    const note = `figure of ${placeName(catalog, state.parent ?? undefined)}`
    return { ...origin, ...placeDatum(state, figureOf(state.parent)), note }
  })
  return <Choropleth {...chart} areas={areas} classes={scale.classes} maxHeight={height} />
}
