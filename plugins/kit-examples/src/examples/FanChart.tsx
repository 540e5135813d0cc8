// What was, and what may come, with the levels of the intervals.
import { FanChart } from '@msdat/sdk/kit/plots'

export function Example() {
  return (
    <FanChart
      name="DPT3 to 2026"
      summary="It may reach 70% by 2026."
      format={(value) => `${value.toFixed(0)}%`}
      targets={[{ kind: 'NT', value: 90 }]}
      height={260}
      past={[
        { period: '2013', value: 38 },
        { period: '2018', value: 50 },
        { period: '2021', value: 57.5 },
      ]}
      future={[
        {
          period: '2024',
          value: 64,
          bands: [
            { level: 50, lower: 61, upper: 67 },
            { level: 95, lower: 55, upper: 73 },
          ],
        },
        {
          period: '2026',
          value: 69,
          bands: [
            { level: 50, lower: 65, upper: 73 },
            { level: 95, lower: 57, upper: 81 },
          ],
        },
      ]}
    />
  )
}
