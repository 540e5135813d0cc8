import { useCatalog, useHostAnswer, useSelection, useSettings, type Catalog } from '@msdat/sdk'
import { EmptyState, findSubject, standIn, valueOf, type Subject } from '@msdat/sdk/kit'
import type { CorrelationSettings } from './CorrelationSettings.ts'
import { MatrixCard } from './MatrixCard.tsx'
import { PairCard } from './PairCard.tsx'
import { pairShown, wantedIndicators } from './pairs.ts'

export function CorrelationView() {
  const selection = useSelection()
  const answer = useCatalog()
  const catalog = valueOf(answer)
  if (!catalog) return <div className="k-page">{standIn([answer], 600)}</div>
  // The source, place and year matter here, the one indicator of the selection does not.
  const subject = findSubject(catalog, { ...selection, indicator: anIndicator(catalog, selection.indicator) })
  return subject ? <Correlated subject={subject} /> : <EmptyState />
}

function anIndicator({ indicators }: Catalog, id: number): number {
  return indicators.some((one) => one.id === id) ? id : (indicators[0]?.id ?? id)
}

function Correlated({ subject }: { subject: Subject }) {
  const { selection, catalog, source, place } = subject
  const settings = useSettings<CorrelationSettings>()
  const indicators = wantedIndicators(settings.indicators, catalog.indicators)
  const areStates = settings.units === 'states'
  const answer = useHostAnswer(
    'analysis.correlate',
    indicators.length < 2
      ? null
      : {
          indicator: indicators.map(({ id }) => id),
          datasource: source.id,
          method: settings.method,
          ...(areStates
            ? { compareBy: 'State' as const, year: selection.period }
            : { compareBy: 'Period' as const, location: place.id }),
        },
  )
  if (indicators.length < 2) {
    return <div className="k-page k-muted">Choose two indicators or more to see how they go together.</div>
  }
  const found = valueOf(answer)
  if (!found) return <div className="k-page">{standIn([answer], 600)}</div>
  const chosen = pairShown(settings.pair, found.cells)
  return (
    <div className="k-page">
      <MatrixCard {...{ subject, indicators, found, chosen }} />
      {chosen && <PairCard {...{ subject, indicators, found }} cell={chosen} />}
    </div>
  )
}
