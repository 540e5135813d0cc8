export { Choropleth, type ChoroplethProps } from './maps/Choropleth.tsx'
export type { MapArea, MapCategory } from './maps/MapArea.ts'
