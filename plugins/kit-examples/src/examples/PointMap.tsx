// Points, and clusters of them with their number.
import { PointMap } from '@msdat/sdk/kit/atlas'

export function Example() {
  return (
    <PointMap
      name="Hospitals"
      summary="Three places with hospitals."
      things="hospitals"
      maxHeight={320}
      points={[
        { id: '1', label: 'Kano', longitude: 8.52, latitude: 12, count: 14 },
        { id: '2', label: 'Lagos', longitude: 3.39, latitude: 6.46, count: 32 },
        { id: '3', label: 'Maiduguri', longitude: 13.15, latitude: 11.83, count: 1 },
      ]}
    />
  )
}
