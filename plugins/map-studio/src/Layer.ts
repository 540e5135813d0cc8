import type { Catalog, DataSource, Factor, Indicator, Location } from '@msdat/sdk'
import { levels, type Figure } from '@msdat/sdk/kit'
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
  const states = placesAt(catalog, levels.state)
  const isState = new Set(states.map(({ id }) => id))
  const offered = all.filter(
    ({ indicator: id, datasource, period }) =>
      id === wanted.indicator &&
      (wanted.source === null || datasource === wanted.source) &&
      (wanted.year === null || period === wanted.year),
  )
  const chosen = chooseSet(offered.filter(({ location }) => isState.has(location)))
  const source = catalog.datasources.find(({ id }) => id === chosen?.datasource)
  if (!indicator || !chosen || !source) return null
  const { period } = chosen
  const figures = offered.filter((one) => one.datasource === source.id && one.period === period)
  return {
    indicator,
    factor: catalog.factors.find(({ id }) => id === indicator.factor),
    source,
    period,
    title: `${indicator.short_name}, ${source.datasource} ${period}`,
    figures,
    areas: states.map(({ id, name }) => {
      const figure = figures.find(({ location }) => location === id)
      const { value = null, lower = null, upper = null } = figure ?? {}
      return { id: String(id), name, value, lower, upper, source: source.datasource, period }
    }),
  }
}

export const placesAt = ({ locations }: Pick<Catalog, 'locations'>, level: number): Location[] =>
  locations.filter((one) => one.level === level)

function chooseSet(figures: readonly Figure[]): Pick<Figure, 'datasource' | 'period'> | null {
  const sets = new Map<string, Figure[]>()
  for (const figure of figures) {
    const key = `${figure.datasource} ${figure.period}`
    sets.set(key, [...(sets.get(key) ?? []), figure])
  }
  const most = Math.max(0, ...[...sets.values()].map(({ length }) => length))
  const [best] = [...sets.values()]
    .filter(({ length }) => length * 2 >= most)
    .toSorted(([one], [other]) => {
      if (!one || !other) return 0
      return other.period.localeCompare(one.period) || one.datasource - other.datasource
    })
  return best?.[0] ?? null
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
