// Two or three choices that stand side by side.
import { Toggle } from '@msdat/sdk/kit'
import { useState } from 'react'

export function Example() {
  const [level, setLevel] = useState<'zone' | 'state'>('zone')
  return (
    <Toggle
      label="Level"
      value={level}
      choices={[
        { value: 'zone', label: 'Zones' },
        { value: 'state', label: 'States' },
      ]}
      onChange={setLevel}
    />
  )
}
