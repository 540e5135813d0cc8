// The same chart for several places, on one axis.
import { LineChart } from '@msdat/sdk/kit/charts'
import { SmallMultiples } from '@msdat/sdk/kit/plots'

const items = [
  { id: '1', title: 'Kano', values: [19, 35, 41] },
  { id: '2', title: 'Lagos', values: [77, 82, 88] },
]
const years = ['2013', '2018', '2021']

export function Example() {
  return (
    <SmallMultiples
      label="DPT3 by state"
      items={items}
      render={({ title, values }) => (
        <LineChart
          name={title}
          summary={`${title} rose.`}
          format={(value) => `${value}%`}
          holds={[0, 100]}
          height={180}
          series={[
            {
              id: 'a',
              label: title,
              points: years.map((period, at) => ({ period, value: values[at] ?? 0 })),
            },
          ]}
        />
      )}
    />
  )
}
