import { useCallback } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { levels } from '@msdat/sdk/contracts/levels'
import { useStores } from '../app/Stores.ts'
import type { Names } from '@msdat/sdk/view'
import { CatalogFrame } from '../figures/CatalogFrame.tsx'
import { SearchBox } from '../indicatorSearch/SearchBox.tsx'
import { profiledPlaces, profilePath } from './placeSlug.ts'
import { StateMap } from './StateMap.tsx'
import './healthProfiles.css'

/** The nation, all zones and states, on a map and in a list, each leading to its profile. */
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
      <p>
        What each place reports on the health of its people: figures, sources, ranks, trends and gaps, on two
        sheets of paper.
      </p>
      <SearchBox label="Search states and zones" words={words} onChange={search} />
      <CatalogFrame>{(names) => <Places names={names} words={words} />}</CatalogFrame>
    </div>
  )
})

function Places({ names, words }: { names: Names; words: string }) {
  const wanted = words.trim().toLowerCase()
  const all = profiledPlaces(names.catalog.locations)
  const zones = all.filter(({ level }) => level === levels.zone)
  const isWanted = ({ name }: { name: string }): boolean => name.toLowerCase().includes(wanted)
  // A zone that is found brings its states.
  const found = all.filter(
    (place) => isWanted(place) || zones.some((zone) => zone.id === place.parent && isWanted(zone)),
  )
  const states = all.filter(({ level }) => level === levels.state)
  const nation = found.find(({ level }) => level === levels.national)
  return (
    <>
      <p role="status" className="small muted">
        {found.length} {found.length === 1 ? 'place' : 'places'}
      </p>
      {found.length === 0 && <p className="empty card">No Results Found</p>}
      <div className="profile-landing">
        <div className="card profile-part profile-map">
          <StateMap
            states={states}
            marked={wanted === '' ? undefined : new Set(found.map(({ id }) => id))}
            label="Map of the states; the list beside it leads to the same profiles"
            isOpening
          />
          <p className="small muted">Press a state to open its profile.</p>
        </div>
        <div className="profile-zones">
          {nation && (
            <section className="card profile-zone profile-nation" aria-label={nation.name}>
              <h2>
                <Link to={profilePath(nation)}>{nation.name}</Link>
              </h2>
              <p className="small muted">The nation, with every indicator that has a national figure.</p>
            </section>
          )}
          {zones.map((zone) => {
            const members = found.filter(({ parent }) => parent === zone.id)
            if (members.length === 0 && !found.includes(zone)) return null
            return (
              <section key={zone.id} className="card profile-zone" aria-label={zone.name}>
                <h2>
                  <Link to={profilePath(zone)}>{zone.name}</Link>
                </h2>
                <ul>
                  {members.map((state) => (
                    <li key={state.id}>
                      <Link to={profilePath(state)}>{state.name}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
        </div>
      </div>
    </>
  )
}
