import { useHostAnswers, useSelection, useSettings } from '@msdat/sdk'
import {
  EmptyState,
  findSubject,
  forCatalog,
  pinnedPlaces,
  standIn,
  valueOf,
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
  const indicators = wantedIndicators(settings.indicators, catalog.indicators)
  const areStates = settings.units === 'states'
  // Over states a pinned one is a point of the scatter; over periods each pinned place has coefficients of its own.
  const places = areStates ? [place] : [place, ...pinnedPlaces(subject)]
  const of = { indicator: indicators.map(({ id }) => id), datasource: source.id, method: settings.method }
  const answers = useHostAnswers(
    'analysis.correlate',
    indicators.length < 2
      ? []
      : places.map(({ id }) =>
          areStates
            ? { ...of, compareBy: 'State' as const, year: selection.period }
            : { ...of, compareBy: 'Period' as const, location: id },
        ),
  )
  if (indicators.length < 2) {
    return <div className="k-page k-muted">Choose two indicators or more to see how they go together.</div>
  }
  const all = answers.flatMap((answer) => valueOf(answer) ?? [])
  const [found] = all
  if (!found || all.length < places.length) return <div className="k-page">{standIn(answers, 600)}</div>
  const chosen = pairShown(settings.pair, found.cells)
  return (
    <div className="k-page">
      <MatrixCard {...{ subject, indicators, places, all, found, chosen }} />
      {chosen && <PairCard {...{ subject, indicators, places, all, found }} cell={chosen} />}
    </div>
  )
}
