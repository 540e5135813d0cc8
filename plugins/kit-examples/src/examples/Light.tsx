// A figure in a table on its light: colour, sign and words say how it stands to the target.
import { compareToTarget, Light } from '@msdat/sdk/kit'

export function Example() {
  return (
    <div className="k-row">
      <Light standing={compareToTarget(64, 60, 'Positive')}>64%</Light>
      <Light standing={compareToTarget(38, 60, 'Positive')}>38%</Light>
      <Light standing={compareToTarget(38, null, 'Positive')}>38%</Light>
    </div>
  )
}
