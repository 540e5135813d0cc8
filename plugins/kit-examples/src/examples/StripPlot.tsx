// Every place as a dot in the line of its group.
import { StripPlot } from '@msdat/sdk/kit/plots'

export function Example() {
  return (
    <StripPlot
      name="States by zone"
      summary="The South West is higher."
      format={(value) => `${value}%`}
      marked={['1']}
      data={[
        { id: '1', label: 'Kano', group: 'North West', value: 41 },
        { id: '2', label: 'Sokoto', group: 'North West', value: 21 },
        { id: '3', label: 'Lagos', group: 'South West', value: 88 },
        { id: '4', label: 'Ogun', group: 'South West', value: 70 },
      ]}
    />
  )
}
