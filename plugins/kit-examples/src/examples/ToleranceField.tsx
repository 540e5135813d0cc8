// How well pairs of figures of a triangulation would agree with another tolerance.
import { ToleranceField } from '@msdat/sdk/kit'
import { useState } from 'react'
import { examplePairs } from '../examplePairs.ts'

export function Example() {
  const [factor, setFactor] = useState(1)
  return <ToleranceField pairs={examplePairs} factor={factor} onChange={setFactor} />
}
