// One of many by its name: typed, or taken from a list that narrows.
import { SuggestField } from '@msdat/sdk/kit'
import { useState } from 'react'

const places = [
  { id: 1, name: 'Surulere', label: 'Surulere, Lagos' },
  { id: 2, name: 'Surulere', label: 'Surulere, Oyo' },
]

export function Example() {
  const [chosen, choose] = useState('')
  const take = (place: { label: string } | null | undefined) => choose(place?.label ?? '')
  return (
    <SuggestField
      label="Near"
      placeholder="Name of a place"
      value={chosen}
      choices={places}
      onChoose={take}
    />
  )
}
