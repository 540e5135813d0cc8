import { levels } from '@msdat/sdk/contracts/levels'
import type { Location } from '@msdat/sdk/contracts/reference'
import type { Names } from '@msdat/sdk/view'
import { figuresOf, type Profile } from './buildProfile.ts'
import { ProfileMissing } from './ProfileMissing.tsx'
import { ProfilePeers } from './ProfilePeers.tsx'
import { ProfileSources } from './ProfileSources.tsx'
import { ProfileSummary } from './ProfileSummary.tsx'
import { ProfileTable } from './ProfileTable.tsx'

interface ProfileViewProps {
  profile: Profile
  names: Names
  place: Location
  compared: Location | null
}

export function ProfileView({ profile, names, place, compared }: ProfileViewProps) {
  const { population, areas } = profile
  const shown = figuresOf(profile).flatMap(({ figure, compared: other }) =>
    other ? [figure, other] : [figure],
  )
  return (
    <>
      <ProfileSummary {...{ profile, names, place, compared }} />
      {areas.length === 0 && <p className="empty card">No source has figures of this place.</p>}
      <div className="profile-areas" data-columns={place.level === levels.national ? 2 : 1}>
        {areas.map(({ name, figures }) => (
          <section key={name} className="stack profile-area" aria-label={name}>
            <h2>{name}</h2>
            <ProfileTable
              area={name}
              figures={figures}
              names={names}
              compared={compared}
              isNation={place.level === levels.national}
            />
          </section>
        ))}
      </div>
      <p className="small muted profile-rules">
        Each figure is the newest of its indicator, with the range that chance leaves where its source gives
        one. Rank 1 is the best of the places with a figure of the same source and year; ranks ignore the
        ranges. National figures are of the same source and year, or of the survey that the source is made
        from, which is then named. A trend holds the years of one source.
      </p>
      <ProfilePeers place={place} peers={profile.peers} />
      <ProfileMissing profile={profile} />
      <ProfileSources ids={[...shown, ...(population ? [population] : [])].map(({ citation }) => citation)} />
    </>
  )
}
