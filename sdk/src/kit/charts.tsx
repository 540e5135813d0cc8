import { adoptStyles } from './styles/adoptStyles.ts'

adoptStyles()

export { ColumnChart, type ColumnChartProps } from './charts/ColumnChart.tsx'
export type { ColumnDatum } from './charts/ColumnDatum.ts'
export { DotPlot, type DotPlotProps } from './dots/DotPlot.tsx'
export type { DotDatum } from './dots/dotLayout.ts'
export { LineChart, type LineChartProps } from './charts/LineChart.tsx'
export type { LinePoint, LineSeries } from './charts/lineLayout.ts'
export { columnView, dotView, lineView } from './charts/chartViews.tsx'
export { placeSeries } from './charts/placeSeries.ts'
export { indicatorSeries } from './charts/indicatorSeries.ts'
export { relationView } from './charts/relationView.tsx'
export { rebasedLines, type RebasedRow } from './charts/rebasedLines.ts'
