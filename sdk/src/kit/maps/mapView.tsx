import type { CardView } from '../cards/ChartCardProps.ts'
import { Choropleth, type ChoroplethProps } from './Choropleth.tsx'

/** The view of a card that draws a map of the states, as high as the card has room. */
export const mapView = (map: ChoroplethProps, name?: Partial<Pick<CardView, 'id' | 'label'>>): CardView => ({
  id: 'map',
  label: 'Map',
  ...name,
  render: (height) => <Choropleth {...map} maxHeight={height} />,
})
