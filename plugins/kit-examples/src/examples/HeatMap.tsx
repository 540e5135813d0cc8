// A value for each row and column; an empty cell is missing, not zero.
import { HeatMap } from '@msdat/sdk/kit/plots'

const values: Record<string, number | null> = {
  'kano 2018': 35,
  'kano 2021': 41,
  'lagos 2018': 82,
  'lagos 2021': null,
}

export function Example() {
  return (
    <HeatMap
      name="DPT3 by state and year"
      summary="Lagos is higher than Kano."
      format={(value) => `${value}%`}
      rows={[
        { id: 'kano', label: 'Kano' },
        { id: 'lagos', label: 'Lagos' },
      ]}
      columns={[
        { id: '2018', label: '2018' },
        { id: '2021', label: '2021' },
      ]}
      cell={(row, column) => ({ value: values[`${row} ${column}`] ?? null })}
    />
  )
}
