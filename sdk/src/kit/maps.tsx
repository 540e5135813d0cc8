export { Choropleth, type ChoroplethProps, type MapArea, type MapCategory } from './maps/Choropleth.tsx'
