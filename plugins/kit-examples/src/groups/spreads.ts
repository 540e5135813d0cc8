import type { KitExample } from '../KitExample.ts'
import { Example as Histogram } from '../examples/Histogram.tsx'
import histogramText from '../examples/Histogram.tsx?raw'
import { Example as BoxPlot } from '../examples/BoxPlot.tsx'
import boxPlotText from '../examples/BoxPlot.tsx?raw'
import { Example as StripPlot } from '../examples/StripPlot.tsx'
import stripPlotText from '../examples/StripPlot.tsx?raw'
import { Example as FanChart } from '../examples/FanChart.tsx'
import fanChartText from '../examples/FanChart.tsx?raw'
import { Example as GroupedColumns } from '../examples/GroupedColumns.tsx'
import groupedColumnsText from '../examples/GroupedColumns.tsx?raw'
import { Example as BulletChart } from '../examples/BulletChart.tsx'
import bulletChartText from '../examples/BulletChart.tsx?raw'
import { Example as BandRing } from '../examples/BandRing.tsx'
import bandRingText from '../examples/BandRing.tsx?raw'
import { Example as ScoreRing } from '../examples/ScoreRing.tsx'
import scoreRingText from '../examples/ScoreRing.tsx?raw'
import { Example as Sparkline } from '../examples/Sparkline.tsx'
import sparklineText from '../examples/Sparkline.tsx?raw'
import { Example as SmallMultiples } from '../examples/SmallMultiples.tsx'
import smallMultiplesText from '../examples/SmallMultiples.tsx?raw'
import { Example as ChartFrame } from '../examples/ChartFrame.tsx'
import chartFrameText from '../examples/ChartFrame.tsx?raw'
import { Example as PairsCard } from '../examples/PairsCard.tsx'
import pairsCardText from '../examples/PairsCard.tsx?raw'
import { Example as TriangulatedCard } from '../examples/TriangulatedCard.tsx'
import triangulatedCardText from '../examples/TriangulatedCard.tsx?raw'

export const spreads: readonly KitExample[] = [
  { part: 'Histogram', group: 'Further charts', View: Histogram, text: histogramText },
  { part: 'BoxPlot', group: 'Further charts', View: BoxPlot, text: boxPlotText },
  { part: 'StripPlot', group: 'Further charts', View: StripPlot, text: stripPlotText },
  { part: 'FanChart', group: 'Further charts', View: FanChart, text: fanChartText },
  { part: 'GroupedColumns', group: 'Further charts', View: GroupedColumns, text: groupedColumnsText },
  { part: 'BulletChart', group: 'Further charts', View: BulletChart, text: bulletChartText },
  { part: 'BandRing', group: 'Further charts', View: BandRing, text: bandRingText },
  { part: 'ScoreRing', group: 'Further charts', View: ScoreRing, text: scoreRingText },
  { part: 'Sparkline', group: 'Further charts', View: Sparkline, text: sparklineText },
  { part: 'SmallMultiples', group: 'Further charts', View: SmallMultiples, text: smallMultiplesText },
  { part: 'ChartFrame', group: 'Further charts', View: ChartFrame, text: chartFrameText },
  { part: 'PairsCard', group: 'Further charts', View: PairsCard, text: pairsCardText },
  { part: 'TriangulatedCard', group: 'Further charts', View: TriangulatedCard, text: triangulatedCardText },
]
