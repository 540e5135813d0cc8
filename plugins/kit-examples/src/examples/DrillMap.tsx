// Zones that open into their states.
import { DrillMap } from '@msdat/sdk/kit/atlas'

export function Example() {
  return (
    <DrillMap
      name="DPT3 by zone"
      summary="The South-West is higher."
      nation="Nigeria"
      format={(value) => `${value}%`}
      maxHeight={320}
      zones={[
        { id: 'nw', name: 'North-West', value: 33, states: ['Kano', 'Kaduna', 'Sokoto'] },
        { id: 'sw', name: 'South-West', value: 74, states: ['Lagos', 'Ogun', 'Oyo'] },
      ]}
      states={[
        { id: '1', name: 'Kano', value: 41 },
        { id: '2', name: 'Kaduna', value: 60 },
        { id: '3', name: 'Sokoto', value: null },
        { id: '4', name: 'Lagos', value: 88 },
      ]}
    />
  )
}
