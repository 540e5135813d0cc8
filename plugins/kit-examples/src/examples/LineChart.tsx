// Sources over the years: the chosen one bold, the others quiet; years without a figure are joined by dots.
import { LineChart } from '@msdat/sdk/kit/charts'

export function Example() {
  return (
    <LineChart
      name="DPT3 over time"
      summary="The survey rose from 38% to 57.5%."
      format={(value) => `${value.toFixed(1)}%`}
      height={260}
      series={[
        {
          id: 'survey',
          label: 'Survey A',
          isChosen: true,
          hasBand: true,
          points: [
            { period: '2013', value: 38, lower: 35, upper: 41 },
            { period: '2018', value: 50.1, lower: 48, upper: 52.2 },
            { period: '2021', value: 57.5, lower: 55.1, upper: 59.9 },
          ],
        },
        {
          id: 'routine',
          label: 'Routine B',
          points: [
            { period: '2019', value: 71 },
            { period: '2020', value: 74.2 },
            { period: '2021', value: 73 },
          ],
        },
      ]}
    />
  )
}
