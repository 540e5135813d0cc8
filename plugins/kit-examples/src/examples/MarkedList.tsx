// Points, or steps where the order counts.
import { MarkedList } from '@msdat/sdk/kit'

export function Example() {
  return <MarkedList isOrdered items={['See what would change.', 'Bring the file in.']} />
}
