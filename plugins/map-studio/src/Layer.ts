import type { Catalog, DataSource, Factor, Indicator } from '@msdat/sdk'
import { factorOf, levels, newestSet, placeData, placesAt, type Figure } from '@msdat/sdk/kit'
import type { MapArea } from '@msdat/sdk/kit/maps'

/** What is asked of one of the maps; null leaves the choice to the data. */
export interface LayerWanted {
  indicator: number
  source: number | null
  year: string | null
}

/** One map: an indicator as one source has it in one year. */
export interface Layer {
  indicator: Indicator
  factor: Factor | undefined
  source: DataSource
  period: string
  title: string
  /** One for each state; those without a figure are null. */
  areas: MapArea[]
  figures: readonly Figure[]
}

/** Of the year asked for, or the newest one with at least half as many states as the best covered one. */
export function layerOf(catalog: Catalog, wanted: LayerWanted, all: readonly Figure[]): Layer | null {
  const indicator = catalog.indicators.find(({ id }) => id === wanted.indicator)
  const states = placesAt(catalog.locations, levels.state)
  const isState = new Set(states.map(({ id }) => id))
  const offered = all.filter(
    ({ indicator: id, datasource, period }) =>
      id === wanted.indicator &&
      (wanted.source === null || datasource === wanted.source) &&
      (wanted.year === null || period === wanted.year),
  )
  const ofStates = offered.filter(({ location }) => isState.has(location))
  const chosen = newestSet(ofStates, catalog.datasources)
  const source = catalog.datasources.find(({ id }) => id === chosen?.datasource)
  if (!indicator || !chosen || !source) return null
  const { period } = chosen
  const figures = offered.filter((one) => one.datasource === source.id && one.period === period)
  return {
    indicator,
    factor: factorOf(catalog, indicator),
    source,
    period,
    title: `${indicator.short_name}, ${source.datasource} ${period}`,
    figures,
    areas: placeData(states, figures, { source: source.datasource, period }),
  }
}

/** Second minus first, where both have a figure. Two units, or two indicators, have no difference. */
export function differenceOf(first: Layer, second: Layer): MapArea[] | null {
  if (first.indicator.id !== second.indicator.id) return null
  return first.areas.map((area, at) => {
    const other = second.areas[at]?.value ?? null
    const value = area.value === null || other === null ? null : other - area.value
    return { id: area.id, name: area.name, value }
  })
}

/** Whether the same colours can mean the same on both. */
export const shareScale = (first: Layer, second: Layer): boolean =>
  first.indicator.factor === second.indicator.factor &&
  first.indicator.desirable_slope === second.indicator.desirable_slope
