// Where a figure stands against its target; an interval around the target is unsure.
import { compareToTarget, StandingTag } from '@msdat/sdk/kit'

export function Example() {
  return (
    <>
      <StandingTag standing={compareToTarget(94, 90, 'Positive')} />{' '}
      <StandingTag standing={compareToTarget(57.5, 90, 'Positive')} />{' '}
      <StandingTag standing={compareToTarget({ value: 89, lower: 85, upper: 93 }, 90, 'Positive')} />
    </>
  )
}
