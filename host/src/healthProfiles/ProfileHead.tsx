import { observer } from 'mobx-react-lite'
import { levels } from '@msdat/sdk/contracts/levels'
import type { Location } from '@msdat/sdk/contracts/reference'
import type { Names } from '@msdat/sdk/view'
import { figureText } from '../figures/figureText.ts'
import { platformName } from '../parts/documentTitle.ts'
import { longDate } from '@msdat/sdk/contracts/longDate'
import type { Profile } from './buildProfile.ts'

interface ProfileHeadProps {
  names: Names
  place: Location
  compared: Location | null
  /** Null until it is read. */
  profile: Profile | null
}

/** What the profile is of; on paper also whose it is and of which day. */
export const ProfileHead = observer(function ProfileHead({
  names,
  place,
  compared,
  profile,
}: ProfileHeadProps) {
  const { catalog } = names
  const states = catalog.locations.filter(
    ({ id, level }) => level === levels.state && names.isWithin(id, place.id),
  )
  const lies =
    place.level === levels.state
      ? `State in ${names.placeName(place.parent ?? 0)}`
      : `${place.level === levels.zone ? 'Zone' : 'Nation'} of ${states.length} states`
  return (
    <header className="profile-head">
      <p className="print-only profile-origin">
        {platformName} · data as of {longDate(catalog.updated_at)} · printed{' '}
        {longDate(new Date().toISOString())} · {location.host + location.pathname}
      </p>
      <h1>
        Health profile: {place.name}
        {compared && <span className="print-only-inline"> beside {compared.name}</span>}
      </h1>
      <p className="muted">
        {lies}
        {profile && ` · ${tellPopulation(profile, names)}`}
      </p>
    </header>
  )
})

function tellPopulation({ population }: Profile, names: Names): string {
  return population
    ? `Population ${figureText(population.value, undefined)} (${names.sourceName(population.datasource)}, ${population.period})`
    : 'No source gives a population for this place'
}
