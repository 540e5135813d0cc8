// Cards beside each other, as many in a row as there is room for.
import { Columns, PlainCard } from '@msdat/sdk/kit'

export function Example() {
  return (
    <Columns least="12rem">
      <PlainCard title="Coverage">57.5% in 2024</PlainCard>
      <PlainCard title="Mortality">63 per 1,000 in 2024</PlainCard>
    </Columns>
  )
}
