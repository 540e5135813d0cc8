// Health facilities on the map, in clusters that open when pressed; mapWindow says what to ask facilities.clusters for.
import { ClusterMap } from '@msdat/sdk/kit/atlas'
import { useState } from 'react'

const clusters = [
  { longitude: 8.52, latitude: 12, count: 14, location: 27, facility: null },
  { longitude: 3.39, latitude: 6.46, count: 32, location: 28, facility: null },
]

export function Example() {
  const [state, setState] = useState<string | null>(null)
  const nameOfPlace = (location: number) => (location === 27 ? 'Kano' : 'Lagos')
  return (
    <ClusterMap
      answer={{ status: 'ready', value: { matched: 50, located: 46, clusters } }}
      state={state}
      centre={null}
      nameOfPlace={nameOfPlace}
      onSelect={({ location }) => setState(nameOfPlace(location))}
      height={320}
    />
  )
}
