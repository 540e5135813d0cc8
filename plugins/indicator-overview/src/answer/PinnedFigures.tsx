import {
  compareToTarget,
  formatValue,
  isPercentage,
  leadingTarget,
  pinnedPlaces,
  StandingTag,
  type Figure,
  type Subject,
} from '@msdat/sdk/kit'

interface PinnedFiguresProps {
  subject: Subject
  /** Of all places, of the source and the period looked at. */
  figures: readonly Figure[]
}

/** The same figure of each pinned place, beside that of the chosen one. */
export function PinnedFigures({ subject, figures }: PinnedFiguresProps) {
  const { indicator, factor, targets } = subject
  const pinned = pinnedPlaces(subject)
  if (pinned.length === 0) return null
  return (
    <ul className="k-answer-facts" aria-label="Pinned places">
      {pinned.map(({ id, name }) => {
        const figure = figures.find(({ location }) => location === id)
        if (!figure) return <li key={id}>{name}: no data</li>
        const standing = compareToTarget(
          { ...figure, isPercentage: isPercentage(factor) },
          leadingTarget(targets)?.value,
          indicator.desirable_slope,
        )
        const { value, lower, upper } = figure
        return (
          <li key={id}>
            {name} <strong>{formatValue(value, factor)}</strong>
            {lower !== null &&
              upper !== null &&
              ` (${formatValue(lower, factor)} to ${formatValue(upper, factor)})`}{' '}
            {standing.icon && <StandingTag standing={standing} />}
          </li>
        )
      })}
    </ul>
  )
}
