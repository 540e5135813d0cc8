import { useCatalog, useHostAnswer, useSetSettings, useSettings, type Catalog } from '@msdat/sdk'
import { levels, standIn, valueOf } from '@msdat/sdk/kit'
import { FacilityList } from './FacilityList.tsx'
import { FacilityMap } from './FacilityMap.tsx'
import { FinderControls } from './FinderControls.tsx'
import type { FinderSettings } from './FinderSettings.ts'
import { RegistryNotes } from './RegistryNotes.tsx'

/** Health facilities as a list and on the map, side by side, with what they are known from. */
export function FinderView() {
  const answer = useCatalog()
  const catalog = valueOf(answer)
  if (!catalog) return <div className="k-page">{standIn([answer], 700)}</div>
  return <Finder catalog={catalog} />
}

function Finder({ catalog }: { catalog: Catalog }) {
  const settings = useSettings<FinderSettings>()
  const setSettings = useSetSettings()
  const change = (part: Partial<FinderSettings>) => void setSettings({ page: 1, ...part })
  const states = catalog.locations
    .filter(({ level }) => level === levels.state)
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const state = states.find(({ id }) => id === settings.state)
  const lgas =
    valueOf(
      useHostAnswer(
        'facilities.lgas',
        state ? { location: String(state.id), ordering: 'name', size: 100 } : null,
      ),
    )?.results ?? []
  const nameOfPlace = (location: number): string => states.find(({ id }) => id === location)?.name ?? ''
  const nameOfLga = (id: number | null): string => lgas.find((one) => one.id === id)?.name ?? ''
  const from = lgas.find(({ id }) => id === settings.near) ?? null
  return (
    <div className="k-page">
      <FinderControls {...{ settings, states, lgas, change }} />
      <div className="k-columns">
        <FacilityList {...{ settings, from, nameOfPlace, nameOfLga, change }} />
        <FacilityMap {...{ settings, state: state ?? null, nameOfPlace, change }} />
      </div>
      <RegistryNotes />
    </div>
  )
}
