// Two figures of each row, and the way between them.
import { Dumbbell } from '@msdat/sdk/kit/plots'

export function Example() {
  return (
    <Dumbbell
      name="DPT3 then and now"
      summary="Both states rose."
      sets={['2013', '2021']}
      format={(value) => `${value}%`}
      data={[
        { id: '1', label: 'Kano', values: [19, 41] },
        { id: '2', label: 'Lagos', values: [77, 88] },
        { id: '3', label: 'Sokoto', values: [3, null] },
      ]}
    />
  )
}
