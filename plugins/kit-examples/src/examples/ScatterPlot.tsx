// Two indicators against each other.
import { ScatterPlot } from '@msdat/sdk/kit/plots'

export function Example() {
  return (
    <ScatterPlot
      name="Coverage and deaths"
      summary="Where more are covered, fewer die."
      x={{ title: 'DPT3, %', format: String }}
      y={{ title: 'Deaths per 1,000', format: String }}
      line={{ slope: -1.4, intercept: 186, label: 'Least squares' }}
      height={280}
      data={[
        { id: '1', label: 'Kano', x: 41, y: 130, group: 'North West' },
        { id: '2', label: 'Lagos', x: 88, y: 62, group: 'South West' },
        { id: '3', label: 'Sokoto', x: 21, y: 158, group: 'North West' },
        { id: '4', label: 'Ogun', x: 70, y: 85, group: 'South West' },
      ]}
    />
  )
}
