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
  const series = toSeries(group.indicators, figures)
  if (series.length <= mostTogether)
    return <LineChart {...chart} name={`${title}, ${compared.place.name}`} {...{ series, height }} />
  const holds = [0, ...figures.map(({ value }) => value)]
  return (
    <SmallMultiples
      label={title}
      items={series.map((one) => ({ id: one.id, title: one.label, one }))}
      render={({ one }) => (
        <LineChart {...chart} name={one.label} series={[one]} holds={holds} height={190} />
      )}
    />
  )
}

function NationalColumns(props: UnitChartProps) {
  const { group, figures, title, height } = props
  const data = group.indicators.map(({ id, short_name }) => {
    const figure = figures.find(({ indicator }) => indicator === id)
    return {
      id: String(id),
      label: short_name,
      value: figure?.value ?? null,
      lower: figure?.lower ?? null,
      upper: figure?.upper ?? null,
    }
  })
  return <ColumnChart {...chartOf(props)} name={title} {...{ data, height }} />
}
