// Several sources beside each other, or stacked.
import { GroupedColumns } from '@msdat/sdk/kit/plots'

export function Example() {
  return (
    <GroupedColumns
      name="DPT3 by source"
      summary="Routine data lie above the survey."
      series={['Survey A', 'Routine B']}
      format={(value) => `${value}%`}
      height={260}
      data={[
        { id: '1', label: 'Kano', values: [41, 76] },
        { id: '2', label: 'Lagos', values: [88, 91] },
        { id: '3', label: 'Sokoto', values: [null, 55] },
      ]}
    />
  )
}
