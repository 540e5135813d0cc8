// Areas, bubbles and points over each other, each with a switch.
import { LayeredMap } from '@msdat/sdk/kit/atlas'

const areas = [
  { id: '1', name: 'Kano', value: 41 },
  { id: '2', name: 'Lagos', value: 88 },
]

export function Example() {
  return (
    <LayeredMap
      name="DPT3 and births"
      summary="Kano has more births and lower coverage."
      label="DPT3"
      areas={areas}
      format={(value) => `${value}%`}
      maxHeight={320}
      bubbles={{
        label: 'Births, thousands',
        values: new Map([
          ['1', 620],
          ['2', 480],
        ]),
        format: String,
      }}
    />
  )
}
