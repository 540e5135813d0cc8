import { useCallback } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { levels } from '@msdat/sdk/contracts/levels'
import { useStores } from '../app/Stores.ts'
import type { Names } from '@msdat/sdk/view'
import { CatalogFrame } from '../figures/CatalogFrame.tsx'
import { SearchBox } from '../indicatorSearch/SearchBox.tsx'
import { profiledPlaces, profilePath } from './placeSlug.ts'
import './healthProfiles.css'

/** All states and zones, each leading to its profile. */
export const HealthProfilesPage = observer(function HealthProfilesPage() {
  const { address } = useStores()
  const words = new URLSearchParams(address.search).get('text') ?? ''
  const search = useCallback(
    (text: string) =>
      address.go(address.pathname + (text && `?text=${encodeURIComponent(text)}`), { replace: true }),
    [address],
  )
  return (
    <div className="stack">
      <h1>Health Profiles</h1>
      <p>What each state and zone reports on the health of its people: figures, sources, ranks and gaps.</p>
      <SearchBox label="Search states and zones" words={words} onChange={search} />
      <CatalogFrame>{(names) => <Places names={names} words={words} />}</CatalogFrame>
    </div>
  )
})

function Places({ names, words }: { names: Names; words: string }) {
  const wanted = words.trim().toLowerCase()
  const found = profiledPlaces(names.catalog.locations).filter(({ name }) =>
    name.toLowerCase().includes(wanted),
  )
  const zones = profiledPlaces(names.catalog.locations).filter(({ level }) => level === levels.zone)
  return (
    <>
      <p role="status" className="small muted">
        {found.length} places
      </p>
      {found.length === 0 && <p className="empty card">No Results Found</p>}
      <div className="profile-zones">
        {zones.map((zone) => {
          const states = found.filter(({ parent }) => parent === zone.id)
          if (states.length === 0 && !found.includes(zone)) return null
          return (
            <section key={zone.id} className="card profile-zone" aria-label={zone.name}>
              <h2>
                <Link to={profilePath(zone)}>{zone.name}</Link>
              </h2>
              <ul>
                {states.map((state) => (
                  <li key={state.id}>
                    <Link to={profilePath(state)}>{state.name}</Link>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </>
  )
}
