// A card of lines that say something, in place of a chart.
import { LineCard } from '@msdat/sdk/kit'

export function Example() {
  return (
    <LineCard
      id="facts"
      title="What is known"
      note="Made-up figures."
      lines={[
        { what: 'Newest figure', says: '57.5% in 2024' },
        { what: 'Sources', says: 'Two surveys, one of routine data' },
      ]}
    />
  )
}
