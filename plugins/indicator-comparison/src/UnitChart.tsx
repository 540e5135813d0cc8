import { useKeptHidden } from '@msdat/sdk/kit'
import { ColumnChart, LineChart } from '@msdat/sdk/kit/charts'
import { SmallMultiples } from '@msdat/sdk/kit/plots'
import { chartOf, mostTogether, type UnitChartProps } from './chartOf.ts'
import { PlacesChart } from './PlacesChart.tsx'
import { toSeries } from './toSeries.ts'

export function UnitChart(props: UnitChartProps) {
  switch (props.compared.compareBy) {
    case 'Period':
      return <Lines {...props} />
    case 'National':
      return <NationalColumns {...props} />
    default:
      return <PlacesChart {...props} />
  }
}

function Lines(props: UnitChartProps) {
  const { compared, group, figures, title, height } = props
  const chart = chartOf(props)
  const legend = useKeptHidden('hidden')
  const places = [compared.place, ...compared.pinned]
  const series = toSeries(group.indicators, figures, places)
  if (series.length <= mostTogether || group.indicators.length === 1) {
    const name = `${title}, ${places.map(({ name }) => name).join(', ')}`
    return <LineChart {...chart} {...{ name, series, height, legend }} />
  }
  const holds = [0, ...figures.map(({ value }) => value)]
  return (
    <SmallMultiples
      label={title}
      items={group.indicators.map((indicator) => ({
        id: String(indicator.id),
        title: indicator.short_name,
        series: toSeries([indicator], figures, places),
      }))}
      render={({ title: name, series }) => (
        <LineChart {...chart} {...{ name, series, holds, legend }} height={190} />
      )}
    />
  )
}

function NationalColumns(props: UnitChartProps) {
  const { group, figures, title, height } = props
  const data = group.indicators.map(({ id, short_name: label }) => {
    const found = figures.find(({ indicator }) => indicator === id)
    const { value = null, lower = null, upper = null } = found ?? {}
    return { id: String(id), label, value, lower, upper }
  })
  return <ColumnChart {...chartOf(props)} name={title} {...{ data, height }} />
}
