import { useHostAnswer, useSetSettings, useSettings, type Catalog } from '@msdat/sdk'
import { forCatalog, levels, placesAt, RegistryNotes, useRegistries, valueOf } from '@msdat/sdk/kit'
import { useMemo, useState } from 'react'
import { FacilityList } from './FacilityList.tsx'
import { FacilityMap } from './FacilityMap.tsx'
import { FinderControls } from './FinderControls.tsx'
import type { FinderSettings } from './FinderSettings.ts'
import type { Origin } from './NearField.tsx'
import { placesOf, stateAround } from './places.ts'

/** Health facilities as a list and on the map, side by side, with what they are known from. */
export const FinderView = forCatalog(Finder)

const everyLga = { ordering: 'name', size: 1000 } as const

function Finder({ catalog }: { catalog: Catalog }) {
  const settings = useSettings<FinderSettings>()
  const setSettings = useSetSettings()
  const change = (part: Partial<FinderSettings>) => void setSettings({ page: 1, ...part })
  const states = useMemo(
    () => placesAt(catalog.locations, levels.state).sort((one, other) => one.name.localeCompare(other.name)),
    [catalog],
  )
  const [position, setPosition] = useState<{ latitude: number; longitude: number } | null>(null)
  const state = states.find(({ id }) => id === settings.state) ?? null
  const answer = valueOf(useHostAnswer('facilities.lgas', everyLga))
  const places = useMemo(() => placesOf(answer?.results ?? [], states), [answer, states])
  const lists = useRegistries()
  const registries = valueOf(lists)?.registries ?? []
  const nameOfPlace = (location: number): string => states.find(({ id }) => id === location)?.name ?? ''
  const nameOfLga = (id: number | null): string => places.find((one) => one.id === id)?.name ?? ''
  const chosen = places.find(({ id }) => id === settings.near) ?? null
  const from: Origin | null = position
    ? { ...position, name: 'your position', location: stateAround(position, places) }
    : chosen
  const locate = (found: typeof position) => {
    setPosition(found)
    if (found) change({ near: 0, centre: '' })
  }
  return (
    <div className="k-page">
      <FinderControls
        {...{ settings, states, places, registries, chosen, change }}
        isAtPosition={position !== null}
        onPosition={locate}
      />
      <div className="k-columns">
        <FacilityList {...{ settings, from, registries, nameOfPlace, nameOfLga, change }} />
        <FacilityMap key={from?.name} {...{ settings, state, from, nameOfPlace, change }} />
      </div>
      <RegistryNotes answer={lists} />
    </div>
  )
}
