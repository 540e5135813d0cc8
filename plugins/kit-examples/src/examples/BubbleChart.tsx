// Three measures at once: two axes and the area of the bubble.
import { BubbleChart } from '@msdat/sdk/kit/plots'

export function Example() {
  return (
    <BubbleChart
      name="Coverage, deaths and births"
      summary="Large states are not the best covered."
      x={{ title: 'DPT3, %', format: String }}
      y={{ title: 'Deaths per 1,000', format: String }}
      size={{ title: 'Births, thousands', format: String }}
      height={280}
      data={[
        { id: '1', label: 'Kano', x: 41, y: 130, size: 620, group: 'North West' },
        { id: '2', label: 'Lagos', x: 88, y: 62, size: 480, group: 'South West' },
        { id: '3', label: 'Sokoto', x: 21, y: 158, size: 240, group: 'North West' },
      ]}
    />
  )
}
