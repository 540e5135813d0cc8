// One score out of a hundred, with a word for it.
import { ScoreRing } from '@msdat/sdk/kit/plots'

export function Example() {
  return (
    <>
      <ScoreRing label="Agreement" value={72} words="Good" tone="positive" />
      <ScoreRing label="Reliability" value={null} />
    </>
  )
}
