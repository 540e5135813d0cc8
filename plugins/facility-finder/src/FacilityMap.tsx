import { useHostAnswer } from '@msdat/sdk'
import { Button, facilityQuery, mapWindow, readPosition, writePosition } from '@msdat/sdk/kit'
import { ClusterMap } from '@msdat/sdk/kit/atlas'
import { useState } from 'react'
import type { Finding } from './Finding.ts'

/** Clusters that open: a press on the country goes into the state, a press on the state comes near. */
export function FacilityMap({ settings, states, from, nameOfPlace, change }: Finding) {
  const state = states.find(({ id }) => id === settings.state) ?? null
  const [isWide, setWide] = useState(false)
  const pressed = state ? readPosition(settings.centre) : null
  // Outside the country there is no map to come near to.
  const around = from && from.location !== null && !isWide ? from : null
  const centre = pressed ?? around
  const shown = state?.name ?? (around?.location ? nameOfPlace(around.location) : null)
  const answer = useHostAnswer('facilities.clusters', {
    ...facilityQuery(settings),
    ...mapWindow(centre, state !== null),
  })
  return (
    <ClusterMap
      {...{ answer, centre, nameOfPlace }}
      state={shown}
      origin={from}
      onSelect={(cluster) =>
        state || centre
          ? change({ state: state?.id ?? cluster.location, centre: writePosition(cluster) })
          : change({ state: cluster.location, lga: 0, centre: '' })
      }
      actions={
        <>
          {pressed && <Button onClick={() => change({ centre: '' })}>Back to {around?.name ?? shown}</Button>}
          {!pressed && around && (
            <Button onClick={() => setWide(true)}>{state ? shown : 'Whole country'}</Button>
          )}
          {!pressed && from && isWide && <Button onClick={() => setWide(false)}>Near {from.name}</Button>}
          {state && !centre && (
            <Button onClick={() => change({ state: 0, lga: 0, centre: '' })}>Whole country</Button>
          )}
        </>
      }
    />
  )
}
