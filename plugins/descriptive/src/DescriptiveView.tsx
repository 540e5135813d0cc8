import { useHostAnswer, useSettings } from '@msdat/sdk'
import {
  EmptyState,
  formatsOf,
  forSubject,
  levels,
  LineCard,
  placesAt,
  standIn,
  useAlternatives,
  valueOf,
  type Subject,
} from '@msdat/sdk/kit'
import { ChangeCard } from './ChangeCard.tsx'
import { SpreadCard } from './SpreadCard.tsx'
import { SummaryPanel } from './SummaryPanel.tsx'
import { inequalityLines, outlierLines } from './tellStates.ts'

export const DescriptiveView = forSubject(Described)

function Described({ subject }: { subject: Subject }) {
  const { catalog, selection, indicator, source } = subject
  const { other } = useSettings<{ other: string | null }>()
  const asked = { indicator: indicator.id, datasource: source.id }
  const answer = useHostAnswer('analysis.describe', { ...asked, year: selection.period })
  const isCompared = other !== null && other !== selection.period
  const before = useHostAnswer('analysis.describe', isCompared ? { ...asked, year: other } : null)
  const found = valueOf(answer)
  const isEmpty = found !== null && !('n' in found.description)
  const alternatives = useAlternatives(subject, {
    locations: placesAt(catalog.locations, levels.state).map(({ id }) => id),
    words: ['state', 'states'],
    have: 0,
    isNeeded: isEmpty,
  })
  if (!found) return <div className="k-page">{standIn([answer], 600)}</div>
  if (isEmpty) {
    const detail = 'reason' in found.description ? found.description.reason : undefined
    return <EmptyState detail={detail} alternatives={alternatives} />
  }
  const shown = { subject, found }
  const { format } = formatsOf(subject.factor)
  return (
    <div className="k-page">
      <SummaryPanel {...shown} />
      <SpreadCard {...shown} />
      <div className="k-columns">
        <LineCard
          id="outliers"
          title="Outliers"
          lines={outlierLines(found, format)}
          empty="No state lies far from the others."
          note="Beyond 1.5 times the middle half (mild) or 3 times (extreme), or a modified z above 3.5. An outlier may be true: look at its source before leaving it out."
        />
        <LineCard
          id="inequality"
          title="Inequality between states"
          lines={inequalityLines(found, format)}
          note="As WHO's HEAT has it, the difference is the highest minus the lowest for every indicator, whether high or low is wanted; only the change to the best has the sign of what is wanted. Computed, not official."
        />
      </div>
      {isCompared && <ChangeCard {...shown} other={other} before={before} />}
    </div>
  )
}
