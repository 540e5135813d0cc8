import {
  formatsOf,
  highestFirst,
  indicatorData,
  levels,
  onlyPeriod,
  placeData,
  placesAt,
  shownPlaces,
  useKeptHidden,
  withoutTotals,
} from '@msdat/sdk/kit'
import type { Figure, UnitGroup } from '@msdat/sdk/kit'
import { DotPlot, indicatorSeries, LineChart } from '@msdat/sdk/kit/charts'
import { Dumbbell, SmallMultiples } from '@msdat/sdk/kit/plots'
import type { Compared } from './useCompared.ts'

/** More lines or dots than these on one plot cannot be told apart: each then has a plot of its own. */
const mostTogether = 4

interface UnitChartProps {
  compared: Compared
  group: UnitGroup
  figures: readonly Figure[]
  title: string
  height: number
}

export function UnitChart(props: UnitChartProps) {
  const Chart = charts[props.compared.compareBy]
  return <Chart {...props} />
}

const charts = { Period: Lines, National: IndicatorRows, State: Places, Zonal: Places }

/** What all charts of the unit share: format and summary. */
function chartOf({ compared: { source }, group: { factor, indicators } }: UnitChartProps) {
  const count = `${indicators.length} ${indicators.length === 1 ? 'indicator' : 'indicators'}`
  return { summary: `${count} of ${source.datasource}.`, ...formatsOf(factor) }
}

function Lines(props: UnitChartProps) {
  const { compared, group, figures, title, height } = props
  const chart = { ...chartOf(props), legend: useKeptHidden('hidden') }
  const places = shownPlaces(compared)
  if (places.length === 1 && onlyPeriod(figures)) return <IndicatorRows {...props} />
  const series = indicatorSeries(group.indicators, figures, places)
  if (series.length <= mostTogether || group.indicators.length === 1) {
    const name = `${title}, ${places.map(({ name }) => name).join(', ')}`
    return <LineChart {...chart} {...{ name, series, height }} />
  }
  const holds = [0, ...figures.map(({ value }) => value)]
  return (
    <SmallMultiples
      label={title}
      items={group.indicators.map((indicator) => ({
        id: String(indicator.id),
        title: indicator.short_name,
        series: indicatorSeries([indicator], figures, places),
      }))}
      render={({ title: name, series }) => <LineChart {...chart} {...{ name, series, holds }} height={190} />}
    />
  )
}

/** A row for each indicator, of one place in one year: names of indicators are too long for columns. */
function IndicatorRows(props: UnitChartProps) {
  const { group, figures, title } = props
  const data = indicatorData(group.indicators, figures)
  return <DotPlot {...chartOf(props)} name={title} data={data} fromZero />
}

/** The nation and its states or zones: all indicators on one plot while they can be told apart. */
function Places(props: UnitChartProps) {
  const { compared, group, figures, title } = props
  const { compareBy, catalog, source, period } = compared
  const chart = { ...chartOf(props), ...compared.chart }
  const level = compareBy === 'State' ? levels.state : levels.zone
  const places = placesAt(catalog.locations, levels.national, level)
  const sets = group.indicators.map(({ id, short_name: title }) => {
    const own = figures.filter(({ indicator }) => indicator === id)
    return { id: String(id), title, data: placeData(places, own) }
  })
  if (sets.length <= mostTogether) {
    const data = places.map(({ id, name: label }, at) => ({
      id: String(id),
      label,
      source: source.datasource,
      period,
      values: sets.map((set) => set.data[at]?.value ?? null),
    }))
    const isPart = ({ id }: { id: string }) => id !== String(places[0]?.id)
    const drawn = withoutTotals(data, ({ values }) => Math.max(...values.map((one) => one ?? 0)), isPart)
    return <Dumbbell {...chart} name={title} sets={sets.map((set) => set.title)} data={drawn} />
  }
  return (
    <SmallMultiples
      label={title}
      leastWidth={300}
      items={sets}
      render={({ title: name, data }) => (
        <DotPlot {...chart} name={name} data={data.toSorted(highestFirst)} />
      )}
    />
  )
}
