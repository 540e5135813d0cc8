export { Choropleth, type ChoroplethProps } from './maps/Choropleth.tsx'
export type { MapArea } from './maps/MapArea.ts'
export type { MapCategory } from './maps/MapCategory.ts'
