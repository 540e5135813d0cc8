import type { KitExample } from '../KitExample.ts'
import { Example as ColumnChart } from '../examples/ColumnChart.tsx'
import columnChartText from '../examples/ColumnChart.tsx?raw'
import { Example as LineChart } from '../examples/LineChart.tsx'
import lineChartText from '../examples/LineChart.tsx?raw'
import { Example as DotPlot } from '../examples/DotPlot.tsx'
import dotPlotText from '../examples/DotPlot.tsx?raw'
import { Example as ScatterPlot } from '../examples/ScatterPlot.tsx'
import scatterPlotText from '../examples/ScatterPlot.tsx?raw'
import { Example as BubbleChart } from '../examples/BubbleChart.tsx'
import bubbleChartText from '../examples/BubbleChart.tsx?raw'
import { Example as HeatMap } from '../examples/HeatMap.tsx'
import heatMapText from '../examples/HeatMap.tsx?raw'
import { Example as Dumbbell } from '../examples/Dumbbell.tsx'
import dumbbellText from '../examples/Dumbbell.tsx?raw'

export const charts: readonly KitExample[] = [
  { part: 'ColumnChart', group: 'Charts', View: ColumnChart, text: columnChartText },
  { part: 'LineChart', group: 'Charts', View: LineChart, text: lineChartText },
  { part: 'DotPlot', group: 'Charts', View: DotPlot, text: dotPlotText },
  { part: 'ScatterPlot', group: 'Charts', View: ScatterPlot, text: scatterPlotText },
  { part: 'BubbleChart', group: 'Charts', View: BubbleChart, text: bubbleChartText },
  { part: 'HeatMap', group: 'Charts', View: HeatMap, text: heatMapText },
  { part: 'Dumbbell', group: 'Charts', View: Dumbbell, text: dumbbellText },
]
