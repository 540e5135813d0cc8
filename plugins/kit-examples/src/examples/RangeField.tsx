// A number that is chosen by a slider, with what it makes.
import { RangeField } from '@msdat/sdk/kit'
import { useState } from 'react'

export function Example() {
  const [years, setYears] = useState(3)
  return (
    <RangeField
      label="Window"
      min={1}
      max={10}
      step={1}
      value={years}
      words={`${years} years`}
      onChange={setYears}
    >
      <output>Figures within {years} years are compared.</output>
    </RangeField>
  )
}
