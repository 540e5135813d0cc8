// The spread of several groups; boxSummary of the methods makes a box.
import { BoxPlot } from '@msdat/sdk/kit/plots'

export function Example() {
  return (
    <BoxPlot
      name="DPT3 by zone"
      summary="The North West spreads widest."
      format={(value) => `${value}%`}
      data={[
        {
          id: 'nw',
          label: 'North West',
          n: 7,
          lowest: 12,
          lowerQuartile: 21,
          median: 33,
          upperQuartile: 41,
          highest: 58,
          outliers: [{ label: 'Kaduna', value: 74 }],
        },
        {
          id: 'sw',
          label: 'South West',
          n: 6,
          lowest: 61,
          lowerQuartile: 66,
          median: 71,
          upperQuartile: 80,
          highest: 88,
        },
      ]}
    />
  )
}
