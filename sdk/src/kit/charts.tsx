export { ColumnChart, type ColumnChartProps } from './charts/ColumnChart.tsx'
export type { ColumnDatum } from './charts/ColumnDatum.ts'
export { LineChart, type LineChartProps } from './charts/LineChart.tsx'
export type { LinePoint, LineSeries } from './charts/lineLayout.ts'
