import type { CardView } from '../cards/ChartCardProps.ts'
import { DotPlot, type DotPlotProps } from '../dots/DotPlot.tsx'
import { ColumnChart, type ColumnChartProps } from './ColumnChart.tsx'
import { LineChart, type LineChartProps } from './LineChart.tsx'

/** How a setting and the switch of its card call a view, where not as usual. */
type ViewName = Partial<Pick<CardView, 'id' | 'label'>>

/** The view of a card that draws lines, as high as the card has room. */
export const lineView = (chart: LineChartProps, name?: ViewName): CardView => ({
  id: 'line',
  label: 'Line',
  ...name,
  render: (height) => <LineChart {...chart} height={height} />,
})

/** The view of a card that draws columns, as high as the card has room. */
export const columnView = (chart: ColumnChartProps, name?: ViewName): CardView => ({
  id: 'columns',
  label: 'Columns',
  ...name,
  render: (height) => <ColumnChart {...chart} height={height} />,
})

/** The view of a card that draws one dot in each row. */
export const dotView = (chart: DotPlotProps, name?: ViewName): CardView => ({
  id: 'dots',
  label: 'Dots',
  ...name,
  render: () => <DotPlot {...chart} />,
})
