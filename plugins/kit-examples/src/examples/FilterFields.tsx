// A card of filters, drawn from a list of them; with a button that takes them all away.
import { FilterFields } from '@msdat/sdk/kit'
import { useState } from 'react'

const nothing = { search: '', state: 0 }

export function Example() {
  const [values, setValues] = useState({ search: '', state: 27 })
  return (
    <FilterFields
      label="Filters"
      values={values}
      nothing={nothing}
      filters={[
        { name: 'search', label: 'Search', placeholder: 'Name or town' },
        { name: 'state', label: 'State', all: 'All states', choices: [{ value: 27, label: 'Kano' }] },
      ]}
      onChange={(part) => setValues({ ...values, ...part })}
      onClear={() => setValues(nothing)}
    />
  )
}
