// The states by classes; a state without a figure is hatched, never the colour of the lowest.
import { Choropleth, valueClasses } from '@msdat/sdk/kit/maps'

const areas = [
  { id: '1', name: 'Kano', value: 41.3 },
  { id: '2', name: 'Lagos', value: 88.4 },
  { id: '3', name: 'Kaduna', value: 60.1 },
  { id: '4', name: 'Borno', value: 33 },
  { id: '5', name: 'Rivers', value: 71.6 },
]

export function Example() {
  return (
    <Choropleth
      name="DPT3 by state"
      summary="Of five states Lagos is highest."
      format={(value) => `${value.toFixed(1)}%`}
      classes={valueClasses(areas.map(({ value }) => value))}
      areas={areas}
      maxHeight={320}
      selected="1"
    />
  )
}
