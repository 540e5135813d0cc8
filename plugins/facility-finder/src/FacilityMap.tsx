import { useHostAnswer, type HostOutput, type Location } from '@msdat/sdk'
import { Button, clusterPoints, standIn, valueOf } from '@msdat/sdk/kit'
import { PointMap } from '@msdat/sdk/kit/atlas'
import { useState } from 'react'
import type { Origin } from './NearField.tsx'
import { filtersOf, readCentre, writeCentre, type FinderSettings } from './FinderSettings.ts'

interface FacilityMapProps {
  settings: FinderSettings
  state: Location | null
  from: Origin | null
  nameOfPlace: (location: number) => string
  change: (part: Partial<FinderSettings>) => void
}

const height = 520
/** Degrees of a cell: for the country, for a state, and for the neighbourhood of a point. */
const cells = { country: 0.4, state: 0.09, near: 0.004 }
/** How much nearer than the state, and the degrees around the middle that are then asked for. */
const nearFactor = 7
const nearDegrees = 0.35

/** Clusters that open: a press on the country goes into the state, a press on the state comes near. */
export function FacilityMap({ settings, state, from, nameOfPlace, change }: FacilityMapProps) {
  const [isWide, setWide] = useState(false)
  const pressed = state ? readCentre(settings.centre) : null
  // Outside the country there is no map to come near to.
  const around = from && from.location !== null && !isWide ? from : null
  const centre = pressed ?? around
  const shown = state?.name ?? (around?.location ? nameOfPlace(around.location) : null)
  const answer = useHostAnswer('facilities.clusters', {
    ...filtersOf(settings),
    ...(centre && { bounds: boundsAround(centre) }),
    cell: centre ? cells.near : state ? cells.state : cells.country,
  })
  const found = valueOf(answer)
  const choose = (id: string) => {
    const cluster = found?.clusters[Number(id)]
    if (!cluster) return
    if (!state && !centre) change({ state: cluster.location, lga: 0, centre: '' })
    else change({ state: state?.id ?? cluster.location, centre: writeCentre(cluster) })
  }
  return (
    <section className="k-card" aria-labelledby="facility-map">
      <div className="k-card-head">
        <div>
          <h3 id="facility-map">Map</h3>
          <p className="k-muted" aria-live="polite">
            {found ? tell(found, centre !== null) : 'Loading …'}
          </p>
        </div>
        <div className="k-row">
          {pressed && <Button onClick={() => change({ centre: '' })}>Back to {around?.name ?? shown}</Button>}
          {!pressed && around && (
            <Button onClick={() => setWide(true)}>{state ? shown : 'Whole country'}</Button>
          )}
          {!pressed && from && isWide && <Button onClick={() => setWide(false)}>Near {from.name}</Button>}
          {state && !centre && (
            <Button onClick={() => change({ state: 0, lga: 0, centre: '' })}>Whole country</Button>
          )}
        </div>
      </div>
      <div className="k-card-body">
        {standIn([answer], height)}
        {found && (
          <PointMap
            name={`Facilities in ${shown ?? 'Nigeria'}`}
            summary={tell(found, centre !== null)}
            things="facilities"
            points={clusterPoints(found.clusters, { nameOfPlace, hint: 'Press to come nearer' })}
            within={shown === null ? [] : [shown]}
            centre={centre && { ...centre, factor: nearFactor }}
            origin={from}
            maxHeight={height}
            onSelect={choose}
          />
        )}
      </div>
    </section>
  )
}

function tell({ matched, located }: HostOutput<'facilities.clusters'>, isNear: boolean): string {
  if (isNear) return `${located.toLocaleString('en')} with coordinates in this neighbourhood`
  const without = matched - located
  const rest =
    without === 0 ? '' : `; ${without.toLocaleString('en')} have no coordinates and are only in the list`
  return `${located.toLocaleString('en')} of ${matched.toLocaleString('en')} on the map${rest}`
}

function boundsAround({ longitude, latitude }: { longitude: number; latitude: number }): string {
  return [longitude - nearDegrees, latitude - nearDegrees, longitude + nearDegrees, latitude + nearDegrees]
    .map((degrees) => degrees.toFixed(3))
    .join(',')
}
