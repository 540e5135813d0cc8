import type { CardView } from '../cards/ChartCardProps.ts'
import { Dumbbell, type DumbbellProps } from './Dumbbell.tsx'
import { GroupedColumns, type GroupedColumnsProps } from './GroupedColumns.tsx'
import { HeatMap, type HeatMapProps } from './HeatMap.tsx'

type ViewName = Partial<Pick<CardView, 'id' | 'label'>>

/** The view of a card that draws several marks in each row, and how far they are apart. */
export const dumbbellView = (chart: DumbbellProps, name?: ViewName): CardView => ({
  id: 'dots',
  label: 'Dots',
  ...name,
  render: () => <Dumbbell {...chart} />,
})

/** The view of a card that draws a table in colours. */
export const heatView = (chart: HeatMapProps, name?: ViewName): CardView => ({
  id: 'heat',
  label: 'Heat map',
  ...name,
  render: () => <HeatMap {...chart} />,
})

/** The view of a card that draws columns in groups or stacks, as high as the card has room. */
export const groupedView = (chart: GroupedColumnsProps, name?: ViewName): CardView => ({
  id: 'columns',
  label: 'Columns',
  ...name,
  render: (height) => <GroupedColumns {...chart} height={height} />,
})
