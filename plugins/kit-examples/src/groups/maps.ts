import type { KitExample } from '../KitExample.ts'
import { Example as Choropleth } from '../examples/Choropleth.tsx'
import choroplethText from '../examples/Choropleth.tsx?raw'
import { Example as MapGrid } from '../examples/MapGrid.tsx'
import mapGridText from '../examples/MapGrid.tsx?raw'
import { Example as SwipeMap } from '../examples/SwipeMap.tsx'
import swipeMapText from '../examples/SwipeMap.tsx?raw'
import { Example as DrillMap } from '../examples/DrillMap.tsx'
import drillMapText from '../examples/DrillMap.tsx?raw'
import { Example as LayeredMap } from '../examples/LayeredMap.tsx'
import layeredMapText from '../examples/LayeredMap.tsx?raw'
import { Example as PointMap } from '../examples/PointMap.tsx'
import pointMapText from '../examples/PointMap.tsx?raw'
import { Example as ClusterMap } from '../examples/ClusterMap.tsx'
import clusterMapText from '../examples/ClusterMap.tsx?raw'

export const maps: readonly KitExample[] = [
  { part: 'Choropleth', group: 'Maps', View: Choropleth, text: choroplethText },
  { part: 'MapGrid', group: 'Maps', View: MapGrid, text: mapGridText },
  { part: 'SwipeMap', group: 'Maps', View: SwipeMap, text: swipeMapText },
  { part: 'DrillMap', group: 'Maps', View: DrillMap, text: drillMapText },
  { part: 'LayeredMap', group: 'Maps', View: LayeredMap, text: layeredMapText },
  { part: 'PointMap', group: 'Maps', View: PointMap, text: pointMapText },
  { part: 'ClusterMap', group: 'Maps', View: ClusterMap, text: clusterMapText },
]
