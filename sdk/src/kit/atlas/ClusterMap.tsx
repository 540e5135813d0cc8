import type { Async, HostOutput } from '@msdat/sdk'
import type { ReactNode } from 'react'
import { PlainCard } from '../cards/PlainCard.tsx'
import { clusterPoints } from '../facilities/clusterPoints.ts'
import type { Position } from '../parts/PlaceField.tsx'
import { standIn, valueOf } from '../parts/standIn.tsx'
import { PointMap } from './PointMap.tsx'

type Clusters = HostOutput<'facilities.clusters'>
type Cluster = Clusters['clusters'][number]

export interface ClusterMapProps {
  title?: string
  /** What `facilities.clusters` answers for a `mapWindow`. */
  answer: Async<Clusters>
  /** The state that is shown; the whole country where null. */
  state: string | null
  /** The middle of a neighbourhood to come near to. */
  centre: Position | null
  /** Where distances are measured from. */
  origin?: Position | null
  nameOfPlace: (location: number) => string
  /** Comes nearer, to the state of the cluster or to its point. */
  onSelect: (cluster: Cluster) => void
  /** The ways back, at the end of the head. */
  actions?: ReactNode
  height?: number
}

/** How much nearer than the state. */
const nearFactor = 7

/** A card with facilities on the map, in clusters that open when pressed; says how many have no coordinates. */
export function ClusterMap(props: ClusterMapProps) {
  const { title = 'Map', answer, state, centre, origin, nameOfPlace, onSelect, actions, height = 520 } = props
  const found = valueOf(answer)
  const words = found ? tellClusters(found, centre !== null) : ''
  return (
    <PlainCard
      title={title}
      about={
        <p className="k-muted" aria-live="polite">
          {found || answer.status === 'failed' ? words : 'Loading …'}
        </p>
      }
      actions={<div className="k-row">{actions}</div>}
    >
      {standIn([answer], height)}
      {found && (
        <PointMap
          name={`Facilities in ${state ?? 'Nigeria'}`}
          summary={words}
          things="facilities"
          points={clusterPoints(found.clusters, { nameOfPlace, hint: 'Press to come nearer' })}
          within={state === null ? [] : [state]}
          centre={centre && { ...centre, factor: nearFactor }}
          origin={origin}
          selected={centre ? pointAt(found.clusters, centre) : undefined}
          maxHeight={height}
          onSelect={(id) => {
            const cluster = found.clusters[Number(id)]
            if (cluster) onSelect(cluster)
          }}
        />
      )}
    </PlainCard>
  )
}

/** In degrees: some 500 metres, within which the point that was pressed is told apart from its neighbours. */
const reach = 0.005

/** The point that stands where the map came near to; none where it has fallen into others since. */
function pointAt(clusters: Clusters['clusters'], centre: Position): string | undefined {
  const distances = clusters.map(({ longitude, latitude }) =>
    Math.hypot(longitude - centre.longitude, latitude - centre.latitude),
  )
  const least = Math.min(...distances)
  return least <= reach ? String(distances.indexOf(least)) : undefined
}

function tellClusters({ matched, located }: Clusters, isNear: boolean): string {
  if (isNear) return `${located.toLocaleString('en')} with coordinates in this neighbourhood`
  const without = matched - located
  const rest =
    without === 0 ? '' : `; ${without.toLocaleString('en')} have no coordinates and are only in the list`
  return `${located.toLocaleString('en')} of ${matched.toLocaleString('en')} on the map${rest}`
}
