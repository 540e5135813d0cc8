import { useSetSelection, type Catalog } from '@msdat/sdk'
import { formatTick, formatValue, levels, type Figure, useKeptHidden } from '@msdat/sdk/kit'
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
    format: (value: number) => formatValue(value, factor),
    formatTick: (value: number) => formatTick(value, factor),
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
      .map(({ id, name, level }) => {
        const { value = null, lower = null, upper = null } = figureOf(id) ?? {}
        const isEmphasised = level === levels.national
        return { ...origin, id: String(id), label: name, value, lower, upper, isEmphasised }
      })
      .sort((one, other) => (other.value ?? -Infinity) - (one.value ?? -Infinity))
    return <ColumnChart {...chart} {...{ data, height }} holds={scale.holds} />
  }
  const areas = catalog.locations
    .filter(({ level }) => level === levels.state)
    .map(({ id, name, parent }) => {
      // A zone without a figure of its own stays hatched: a mean of its states would be a figure nobody published.
      const { value = null, lower = null, upper = null } = figureOf(drawn === 'zone_map' ? parent : id) ?? {}
      const zone = catalog.locations.find((one) => one.id === parent)?.name
      const note = drawn === 'zone_map' ? `figure of ${zone}` : undefined
      return { ...origin, id: String(id), name, value, lower, upper, note }
    })
  return <Choropleth {...chart} areas={areas} classes={scale.classes} maxHeight={height} />
}
