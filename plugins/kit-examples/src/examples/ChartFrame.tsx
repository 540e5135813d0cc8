// A chart of your own is its marks: keyboard, spoken words, tooltip and table come with the frame.
import { ChartFrame, linear, Plot, plotBox, useFrame, valueAxis, type Mark } from '@msdat/sdk/kit/plots'

const data = [
  { id: '1', label: 'Kano', value: 41 },
  { id: '2', label: 'Lagos', value: 88 },
]
const format = (value: number): string => `${value}%`

export function Example() {
  const frame = useFrame()
  const box = plotBox(frame.width, 220, { top: 12, right: 12, bottom: 12, left: 48 })
  const axis = valueAxis([0, 100])
  const at = linear(axis, box.innerHeight, true)
  const xOf = (index: number): number => ((index + 0.5) * box.innerWidth) / data.length
  const marks = data.map(({ id, label, value }, index): Mark => ({
    id,
    title: label,
    x: box.margin.left + xOf(index),
    y: box.margin.top + at(value),
    facts: [{ value, format }],
  }))
  return (
    <ChartFrame frame={frame} name="Two states" summary="Lagos is higher." height={220} marks={marks}>
      <Plot box={box} look={frame.look} y={{ ...axis, at, format }}>
        {data.map(({ id, value }, index) => (
          <circle key={id} cx={xOf(index)} cy={at(value)} r={9} fill="var(--color-accent)" />
        ))}
      </Plot>
    </ChartFrame>
  )
}
