import { useCoverage, useSetSelection } from '@msdat/sdk'
import { EmptyState, nationOf, valueOf, type Subject } from '@msdat/sdk/kit'

/** Says that no source has a figure of the place, and offers the nation where it has any. */
export function NoTrend({ subject, height }: { subject: Subject; height: number }) {
  const { catalog, indicator, place } = subject
  const setSelection = useSetSelection()
  const coverage = valueOf(useCoverage(indicator.id))
  const nation = nationOf(catalog.locations)
  const hasNation = coverage?.results.some(({ location }) => location === nation?.id)
  const alternatives =
    hasNation && nation
      ? [{ label: nation.name, onChoose: () => void setSelection({ location: nation.id }) }]
      : []
  return (
    <EmptyState
      detail={`No source has a figure for ${place.name}.`}
      alternatives={alternatives}
      height={height}
    />
  )
}
