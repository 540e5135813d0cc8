// How well pairs of figures of a triangulation would agree with another tolerance.
import { ToleranceField } from '@msdat/sdk/kit'
import { useState } from 'react'

const pairOf = (period: string, primary: number, compared: number) => ({
  period,
  primary,
  compared,
  kind: 'exact' as const,
  tolerance: 5,
  weight: 1,
  difference: compared - primary,
  ratio: compared / primary,
  symmetric_difference: (200 * (compared - primary)) / (primary + compared),
})

export function Example() {
  const [factor, setFactor] = useState(1)
  const pairs = [pairOf('2013', 38, 41), pairOf('2018', 50, 62)]
  return <ToleranceField pairs={pairs} factor={factor} onChange={setFactor} />
}
