import { useSelection, useSettings } from '@msdat/sdk'
import {
  EmptyState,
  findSubject,
  forCatalog,
  shownPlaces,
  standIn,
  useCorrelations,
  type Subject,
} from '@msdat/sdk/kit'
import type { CorrelationSettings } from './CorrelationSettings.ts'
import { MatrixCard } from './MatrixCard.tsx'
import { PairCard } from './PairCard.tsx'
import { pairShown, wantedIndicators } from './pairs.ts'

// The source, place and year matter here, the one indicator of the selection does not.
export const CorrelationView = forCatalog(function WithAnyIndicator({ catalog }) {
  const selection = useSelection()
  const [any] = catalog.indicators
  const subject =
    findSubject(catalog, selection) ?? (any && findSubject(catalog, { ...selection, indicator: any.id }))
  return subject ? <Correlated subject={subject} /> : <EmptyState />
})

function Correlated({ subject }: { subject: Subject }) {
  const { selection, catalog, source, place } = subject
  const settings = useSettings<CorrelationSettings>()
  const indicators = wantedIndicators(settings.indicators, catalog)
  const areStates = settings.units === 'states'
  // Over states a pinned one is a point of the scatter; over periods each pinned place has coefficients of its own.
  const places = areStates ? [place] : shownPlaces(subject)
  const period = areStates ? selection.period : null
  const { found: all, answers } = useCorrelations({
    indicators,
    source,
    period,
    places,
    method: settings.method,
  })
  if (indicators.length < 2) {
    return <div className="k-page k-muted">Choose two indicators or more to see how they go together.</div>
  }
  const found = all?.[0]
  if (!all || !found) return <div className="k-page">{standIn(answers, 600)}</div>
  const chosen = pairShown(settings.pair, found.cells)
  return (
    <div className="k-page">
      <MatrixCard {...{ subject, indicators, places, all, found, chosen }} />
      {chosen && <PairCard {...{ subject, indicators, places, all, found }} cell={chosen} />}
    </div>
  )
}
