// Rows in the order given, whole names at every width, intervals where they are known.
import { DotPlot } from '@msdat/sdk/kit/charts'

export function Example() {
  return (
    <DotPlot
      name="States by DPT3"
      summary="Lagos is highest."
      format={(value) => `${value.toFixed(1)}%`}
      targets={[{ kind: 'NT', value: 90 }]}
      data={[
        { id: '2', label: 'Lagos', value: 88.4, lower: 84, upper: 92.8 },
        { id: '1', label: 'Kano', value: 41.3, lower: 37, upper: 45.6 },
        { id: '3', label: 'Sokoto', value: null },
      ]}
      selected="1"
    />
  )
}
