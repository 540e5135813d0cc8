import { adoptStyles } from './styles/adoptStyles.ts'

adoptStyles()

export { ClusterMap, type ClusterMapProps } from './atlas/ClusterMap.tsx'
export { DrillMap, type DrillMapProps } from './atlas/DrillMap.tsx'
export type { DrillZone } from './atlas/drillMarks.ts'
export { LayeredMap, type LayeredMapProps } from './atlas/LayeredMap.tsx'
export type { MapBubbles } from './atlas/layeredMarks.ts'
export { MapGrid, type MapGridProps, type MapOfGrid } from './atlas/MapGrid.tsx'
export { PointMap, type MapPoint, type PointMapProps } from './atlas/PointMap.tsx'
export { SwipeMap, type SwipeMapProps } from './atlas/SwipeMap.tsx'
