// A few figures of different kinds, side by side.
import { FigureStrip } from '@msdat/sdk/kit'

export function Example() {
  return (
    <FigureStrip
      lines={[
        { what: 'Lowest', says: '20.5%' },
        { what: 'Median', says: '57.5%' },
        { what: 'Highest', says: '88.4%' },
      ]}
    />
  )
}
