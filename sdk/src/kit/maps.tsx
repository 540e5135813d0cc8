import { adoptStyles } from './styles/adoptStyles.ts'

adoptStyles()

export { Choropleth, type ChoroplethProps } from './maps/Choropleth.tsx'
export type { MapArea } from './maps/MapArea.ts'
export type { MapCategory } from './maps/MapCategory.ts'
export { valueClasses, type ValueClass } from './maps/valueClasses.ts'
export { mapView } from './maps/mapView.tsx'
