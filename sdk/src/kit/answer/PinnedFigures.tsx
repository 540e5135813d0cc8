import { StandingTag } from '../parts/Tags.tsx'
import type { Subject } from '../values/findSubject.ts'
import { formatInterval, formatsOf } from '../values/formats.ts'
import { pinnedPlaces } from '../values/pinnedPlaces.ts'
import type { Figure } from '../values/readFigures.ts'
import { standingOf } from '../values/standingOf.ts'

interface PinnedFiguresProps {
  subject: Subject
  /** Of all places, of the source and the period looked at. */
  figures: readonly Figure[]
}

/** The same figure of each pinned place, beside that of the chosen one. */
export function PinnedFigures({ subject, figures }: PinnedFiguresProps) {
  const { format } = formatsOf(subject.factor)
  const pinned = pinnedPlaces(subject)
  if (pinned.length === 0) return null
  return (
    <ul className="k-answer-facts" aria-label="Pinned places">
      {pinned.map(({ id, name }) => {
        const figure = figures.find(({ location }) => location === id)
        if (!figure) return <li key={id}>{name}: no data</li>
        const standing = standingOf(subject, figure)
        const interval = formatInterval(figure, format)
        return (
          <li key={id}>
            {name} <strong>{format(figure.value)}</strong>
            {interval && ` (${interval})`} {standing.icon && <StandingTag standing={standing} />}
          </li>
        )
      })}
    </ul>
  )
}
