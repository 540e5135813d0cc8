// Lines of a name and what is said of it.
import { LineTable } from '@msdat/sdk/kit'

export function Example() {
  return (
    <LineTable
      caption="Forecast for 2030"
      lines={[
        { what: 'Most likely', says: '71%' },
        { what: 'Nine times in ten', says: '62% to 79%' },
      ]}
    />
  )
}
