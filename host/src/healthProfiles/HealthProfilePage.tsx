import { observer } from 'mobx-react-lite'
import { Link, useParams } from 'react-router-dom'
import type { Location } from '@msdat/sdk/contracts/reference'
import { useStores } from '../app/Stores.ts'
import type { Names } from '@msdat/sdk/view'
import { SelectField } from '../controls/SelectField.tsx'
import { CatalogFrame } from '../figures/CatalogFrame.tsx'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import { findPlace, placeSlug, profiledPlaces, profilesPath } from './placeSlug.ts'
import { ProfileHead } from './ProfileHead.tsx'
import { ProfileView } from './ProfileView.tsx'
import { useProfile } from './useProfile.ts'
import './healthProfiles.css'
import './profileOnPaper.css'

/** The figures of one state, one zone or the nation, to be read, compared and printed. */
export const HealthProfilePage = observer(function HealthProfilePage() {
  const { state = '' } = useParams()
  return (
    <div className="stack profile-page">
      <CatalogFrame>
        {(names) => {
          const place = findPlace(state, names.catalog.locations)
          return place ? <PlaceProfile key={place.id} names={names} place={place} /> : <NoPlace />
        }}
      </CatalogFrame>
      <p className="profile-tools">
        <Link to={profilesPath}>All profiles</Link>
      </p>
    </div>
  )
})

function NoPlace() {
  return (
    <>
      <h1>Health Profiles</h1>
      <p className="empty card">There is no place of this name.</p>
    </>
  )
}

const PlaceProfile = observer(function PlaceProfile({ names, place }: { names: Names; place: Location }) {
  const { address } = useStores()
  useDocumentTitle(`Health profile: ${place.name}`)
  const asked = findPlace(new URLSearchParams(address.search).get('with') ?? '', names.catalog.locations)
  const compared = asked?.level === place.level && asked.id !== place.id ? asked : null
  const profile = useProfile({ names, place, compared })
  const others = profiledPlaces(names.catalog.locations).filter(
    ({ id, level }) => level === place.level && id !== place.id,
  )
  const choices = others.map(({ name }) => ({
    value: placeSlug(name),
    label: name,
    group: '',
  }))
  return (
    <>
      <ProfileHead names={names} place={place} compared={compared} profile={profile.value} />
      <div className="row profile-tools">
        {others.length > 0 && (
          <SelectField
            label="Compare with"
            choices={[{ value: '', label: 'No other place', group: '' }, ...choices]}
            value={compared ? placeSlug(compared.name) : ''}
            onChange={(slug) =>
              address.go(address.pathname + (slug && `?with=${slug}`), {
                replace: true,
              })
            }
          />
        )}
        <button type="button" className="button button-outline" onClick={() => window.print()}>
          Print or save as PDF
        </button>
      </div>
      <RemoteFrame state={profile.state} onRetry={() => void profile.load({ names, place, compared })}>
        {(value) => <ProfileView profile={value} names={names} place={place} compared={compared} />}
      </RemoteFrame>
    </>
  )
})
