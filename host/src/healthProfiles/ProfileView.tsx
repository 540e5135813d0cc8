import type { Location } from '@msdat/sdk/contracts/reference'
import type { Names } from '@msdat/sdk/view'
import { figureText } from '../figures/figureText.ts'
import type { Profile } from './buildProfile.ts'
import { ProfileTable } from './ProfileTable.tsx'

interface ProfileViewProps {
  profile: Profile
  names: Names
  compared: Location | null
}

export function ProfileView({ profile, names, compared }: ProfileViewProps) {
  const { population, areas, missing } = profile
  return (
    <>
      <p>
        {population
          ? `Population: ${figureText(population.value, undefined)} (${names.sourceName(population.datasource)}, ${population.period}).`
          : 'No source gives a population for this place.'}
      </p>
      {areas.length === 0 && <p className="empty card">No source has figures of this place.</p>}
      {areas.map(({ name, figures }) => (
        <section key={name} className="stack" aria-label={name}>
          <h2>{name}</h2>
          <ProfileTable area={name} figures={figures} names={names} compared={compared} />
        </section>
      ))}
      {missing.length > 0 && (
        <section className="stack" aria-label="What is missing">
          <h2>What is missing</h2>
          <p>
            Others have figures of these, this place has none:{' '}
            {missing.map(({ short_name }) => short_name).join('; ')}.
          </p>
        </section>
      )}
      <p className="small muted">
        Each figure is the newest of its indicator. Rank 1 is the best of the places with a figure of the same
        source and year; ranks ignore the intervals. National figures are of the same source and year.
      </p>
    </>
  )
}
