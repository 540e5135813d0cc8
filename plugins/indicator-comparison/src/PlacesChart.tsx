import type { Location } from '@msdat/sdk'
import { highestFirst, levels, placeDatum, type Figure } from '@msdat/sdk/kit'
import { DotPlot, type DotDatum } from '@msdat/sdk/kit/charts'
import { Dumbbell, SmallMultiples } from '@msdat/sdk/kit/plots'
import { chartOf, mostTogether, type UnitChartProps } from './chartOf.ts'

/** The nation and its states or zones: all indicators on one plot while they can be told apart. */
export function PlacesChart(props: UnitChartProps) {
  const { compared, group, figures, title } = props
  const { compareBy, catalog, source, period } = compared
  const chart = { ...chartOf(props), ...compared.chart }
  const level = compareBy === 'State' ? levels.state : levels.zone
  const places = catalog.locations.filter((one) => one.level === level || one.level === levels.national)
  const valueAt = (indicator: number, location: number) =>
    figures.find((one) => one.indicator === indicator && one.location === location)?.value ?? null
  if (group.indicators.length <= mostTogether) {
    const data = places.map(({ id, name }) => ({
      id: String(id),
      label: name,
      source: source.datasource,
      period,
      values: group.indicators.map((indicator) => valueAt(indicator.id, id)),
    }))
    const sets = group.indicators.map(({ short_name }) => short_name)
    return <Dumbbell {...chart} name={title} {...{ sets, data }} />
  }
  return (
    <SmallMultiples
      label={title}
      leastWidth={300}
      items={group.indicators.map(({ id, short_name }) => ({
        id: String(id),
        title: short_name,
        data: rankPlaces(
          places,
          figures.filter(({ indicator }) => indicator === id),
        ),
      }))}
      render={({ title: name, data }) => <DotPlot {...chart} {...{ name, data }} />}
    />
  )
}

/** From the highest to the lowest, those without a figure last. */
const rankPlaces = (places: readonly Location[], figures: readonly Figure[]): DotDatum[] =>
  places
    .map((place) =>
      placeDatum(
        place,
        figures.find(({ location }) => location === place.id),
      ),
    )
    .sort(highestFirst)
