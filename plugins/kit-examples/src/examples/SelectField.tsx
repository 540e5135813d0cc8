// One of a few choices. What belongs into the address is a setting of the manifest instead.
import { SelectField } from '@msdat/sdk/kit'
import { useState } from 'react'

const choices = [
  { value: 'newest', label: 'Newest' },
  { value: 'all', label: 'All years' },
]

export function Example() {
  const [years, setYears] = useState('newest')
  return <SelectField label="Years" value={years} choices={choices} onChange={setYears} />
}
