// A score of 100 with the word of its band, and all bands below.
import { BandRing } from '@msdat/sdk/kit/plots'

export function Example() {
  return (
    <BandRing label="Consistency" score={72} band="High" reason={null} legend={['Low', 'Moderate', 'High']} />
  )
}
