import { levels } from '@msdat/sdk/contracts/levels'
import type { Location } from '@msdat/sdk/contracts/reference'
import type { Names } from '@msdat/sdk/view'
import { figureText } from '../figures/figureText.ts'
import { bestAndWorst, type RankedFigure } from './bestAndWorst.ts'
import { figuresOf, type Profile } from './buildProfile.ts'
import { StateMap } from './StateMap.tsx'
import { sumUpProfile } from './sumUpProfile.ts'

interface ProfileSummaryProps {
  profile: Profile
  names: Names
  place: Location
  compared: Location | null
}

/** The place in short: where it lies, what its figures say together, and where it ranks high and low. */
export function ProfileSummary({ profile, names, place, compared }: ProfileSummaryProps) {
  const figures = figuresOf(profile)
  const { best, worst } = bestAndWorst(figures)
  const { locations } = names.catalog
  const nation = locations.find(({ level }) => level === levels.national)
  const sentences = sumUpProfile(figures, {
    nation: nation && nation.id !== place.id ? nation.name : null,
    compared: compared?.name ?? null,
  })
  const states = locations.filter(({ level }) => level === levels.state)
  return (
    <div className="profile-summary">
      <section className="card profile-part" aria-label="In short">
        <h2>In short</h2>
        <ul className="profile-sentences">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <div className="card profile-part profile-where">
        <StateMap
          states={states}
          marked={new Set(states.filter(({ id }) => names.isWithin(id, place.id)).map(({ id }) => id))}
          label={`Where ${place.name} lies in Nigeria`}
        />
      </div>
      <Ranked title="Ranks highest" figures={best} names={names} />
      <Ranked title="Ranks lowest" figures={worst} names={names} />
    </div>
  )
}

interface RankedProps {
  title: string
  figures: readonly RankedFigure[]
  names: Names
}

function Ranked({ title, figures, names }: RankedProps) {
  if (figures.length === 0) return null
  return (
    <section className="card profile-part" aria-label={title}>
      <h2>{title}</h2>
      <ol className="profile-ranked">
        {figures.map(({ indicator, figure, rank }) => (
          <li key={indicator.id}>
            <span>{indicator.short_name}</span>
            <span>
              {figureText(
                figure.value,
                names.catalog.factors.find(({ id }) => id === indicator.factor),
              )}
            </span>
            <span className="muted">
              {rank.rank} of {rank.of}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
