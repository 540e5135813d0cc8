// Columns from zero, with intervals and a target. A missing figure is a gap.
import { ColumnChart } from '@msdat/sdk/kit/charts'

export function Example() {
  return (
    <ColumnChart
      name="DPT3 by state"
      summary="Lagos is highest, and Sokoto has no figure."
      format={(value) => `${value.toFixed(1)}%`}
      targets={[{ kind: 'NT', value: 90 }]}
      height={260}
      data={[
        { id: '1', label: 'Kano', value: 41.3, lower: 37, upper: 45.6 },
        { id: '2', label: 'Lagos', value: 88.4, lower: 84, upper: 92.8 },
        { id: '3', label: 'Sokoto', value: null },
      ]}
    />
  )
}
