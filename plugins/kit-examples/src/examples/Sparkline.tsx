// A trend in a line of text.
import { Sparkline } from '@msdat/sdk/kit/plots'

export function Example() {
  return (
    <p>
      DPT3 in Kano{' '}
      <Sparkline
        label="DPT3 in Kano"
        format={(value) => `${value}%`}
        points={[
          { period: '2013', value: 19 },
          { period: '2018', value: 35 },
          { period: '2021', value: 41 },
        ]}
      />
    </p>
  )
}
