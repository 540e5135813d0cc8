import { useSetSettings, useSettings, type Catalog } from '@msdat/sdk'
import {
  forCatalog,
  levels,
  placeName,
  placesAt,
  RegistryNotes,
  useLgaPlaces,
  useOrigin,
  useRegistries,
  valueOf,
} from '@msdat/sdk/kit'
import { useMemo } from 'react'
import { FacilityList } from './FacilityList.tsx'
import { FacilityMap } from './FacilityMap.tsx'
import { FinderControls } from './FinderControls.tsx'
import type { Finding, FinderSettings } from './Finding.ts'

/** Health facilities as a list and on the map, side by side, with what they are known from. */
export const FinderView = forCatalog(Finder)

function Finder({ catalog }: { catalog: Catalog }) {
  const settings = useSettings<FinderSettings>()
  const setSettings = useSetSettings()
  const states = useMemo(
    () => placesAt(catalog.locations, levels.state).sort((one, other) => one.name.localeCompare(other.name)),
    [catalog],
  )
  const places = useLgaPlaces(states)
  const chosen = places.find(({ id }) => id === settings.near) ?? null
  const lists = useRegistries()
  const finding: Finding = {
    ...useOrigin(chosen, places),
    settings,
    states,
    places,
    chosen,
    change: (part) => void setSettings({ page: 1, ...part }),
    registries: valueOf(lists)?.registries ?? [],
    nameOfPlace: (location) => placeName(catalog, location),
  }
  return (
    <div className="k-page">
      <FinderControls {...finding} />
      <div className="k-columns">
        <FacilityList {...finding} />
        <FacilityMap key={finding.from?.name} {...finding} />
      </div>
      <RegistryNotes answer={lists} />
    </div>
  )
}
