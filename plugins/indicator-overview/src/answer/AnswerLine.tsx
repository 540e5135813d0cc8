import { useCoverage, useData, useSettings } from '@msdat/sdk'
import {
  citationsOf,
  compareToTarget,
  formatDate,
  formatPeriod,
  formatValue,
  HeadlineFigure,
  isPercentage,
  leadingTarget,
  levels,
  Provenance,
  readFigures,
  standIn,
  unitText,
  valueOf,
  type Figure,
  type Subject,
} from '@msdat/sdk/kit'
import { useMemo } from 'react'
import { agreementWith, changeSince, rankAmong } from './answerFacts.ts'
import { PinnedFigures } from './PinnedFigures.tsx'
import { agreementHint, tellAgreement, tellChange, tellGap, tellRank } from './tellAnswer.ts'

const height = 150

/** The one figure looked at, with all that is needed to quote it rightly. */
export function AnswerLine({ subject }: { subject: Subject }) {
  const { catalog, selection, indicator, source, place, factor, targets } = subject
  const ofPlace = useData({ indicators: [indicator.id], locations: [place.id] })
  const ofStates = useData({
    indicators: [indicator.id],
    datasources: [source.id],
    periods: [selection.period],
  })
  const [here, there] = [valueOf(ofPlace), valueOf(ofStates)]
  const figures = useMemo(() => (here ? readFigures(here, catalog.datasources) : []), [here, catalog])
  const places = useMemo(() => (there ? readFigures(there, catalog.datasources) : []), [there, catalog])
  const waiting = standIn([ofPlace, ofStates], height)
  if (waiting) return waiting
  const figure = figures.find(
    ({ datasource, period }) => datasource === source.id && period === selection.period,
  )
  const share = isPercentage(factor)
  const standing =
    figure &&
    compareToTarget(
      { ...figure, isPercentage: share },
      leadingTarget(targets)?.value,
      indicator.desirable_slope,
    )
  return (
    <section className="k-answer" aria-label="Answer">
      <HeadlineFigure
        label={`${indicator.short_name}, ${place.name}`}
        value={figure ? formatValue(figure.value, factor) : null}
        unit={share ? undefined : unitText(factor)}
        interval={figure && tellInterval(figure, subject)}
        source={source.simulated ? `${source.datasource} (simulated)` : source.datasource}
        period={formatPeriod(selection.period)}
        standing={standing}
      >
        {figure && <AnswerFacts {...{ subject, figure, figures, places }} />}
        <PinnedFigures subject={subject} figures={places} />
        {figure && <Provenance citations={citationsOf([figure])} sources={[source]} />}
        <p className="k-muted">Data last updated {formatDate(catalog.updated_at)}</p>
      </HeadlineFigure>
    </section>
  )
}

interface AnswerFactsProps {
  subject: Subject
  figure: Figure
  /** Of the place, of all sources and periods. */
  figures: readonly Figure[]
  /** Of all places, of the source and the period looked at. */
  places: readonly Figure[]
}

function AnswerFacts({ subject, figure, figures, places }: AnswerFactsProps) {
  const { catalog, indicator, place, factor, targets } = subject
  const window = useSettings<{ window?: number }>().window ?? 3
  const coverage = valueOf(useCoverage(indicator.id))
  const target = leadingTarget(targets)
  const change = changeSince(figure, figures)
  const states = new Set(catalog.locations.filter(({ level }) => level === levels.state).map(({ id }) => id))
  const rank = rankAmong(
    place.id,
    places.filter(({ location }) => states.has(location)),
    indicator.desirable_slope,
  )
  const simulated = new Set(catalog.datasources.filter((one) => one.simulated).map(({ id }) => id))
  const agreement =
    coverage &&
    agreementWith({
      figure,
      figures: figures.filter(({ datasource }) => !simulated.has(datasource)),
      links: coverage.lineage ?? [],
      window,
      isPercentage: isPercentage(factor),
    })
  return (
    <ul className="k-answer-facts">
      {target && <li>{tellGap(figure.value, target, factor)}</li>}
      {rank && states.has(place.id) && <li>{tellRank(rank, indicator.desirable_slope)}</li>}
      {change && <li>{tellChange(change, factor)}</li>}
      {agreement && <li title={agreementHint}>{tellAgreement(agreement, window)}</li>}
    </ul>
  )
}

function tellInterval({ lower, upper }: Figure, { factor }: Subject): string | undefined {
  if (lower === null || upper === null) return undefined
  return `${formatValue(lower, factor)} to ${formatValue(upper, factor)}`
}
