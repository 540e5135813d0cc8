// One figure that can be quoted: with its interval, source and year.
import { compareToTarget, HeadlineFigure } from '@msdat/sdk/kit'

export function Example() {
  return (
    <HeadlineFigure
      label="DPT3 in Nigeria"
      value="57.5%"
      interval="55.1% to 59.9%"
      source="Survey A"
      period="2024"
      standing={compareToTarget({ value: 57.5, lower: 55.1, upper: 59.9 }, 90, 'Positive')}
    />
  )
}
