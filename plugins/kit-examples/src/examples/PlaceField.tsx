// A place to measure from: typed, or the visitor's own position, where the plugin has the permission visitor:position.
import { PlaceField } from '@msdat/sdk/kit'
import { useState } from 'react'

const places = [
  { id: 1, name: 'Surulere', label: 'Surulere, Lagos' },
  { id: 2, name: 'Surulere', label: 'Surulere, Oyo' },
]

export function Example() {
  const [chosen, choose] = useState<(typeof places)[number] | null>(null)
  const [isAtPosition, setAtPosition] = useState(false)
  return (
    <div className="k-fields">
      <PlaceField
        label="Near"
        thing="LGA"
        placeholder="Name of an LGA"
        choices={places}
        chosen={chosen}
        onChoose={choose}
        onPosition={(position) => setAtPosition(position !== null)}
        isAtPosition={isAtPosition}
      />
    </div>
  )
}
