import { useCoverage, useSettings } from '@msdat/sdk'
import {
  citationsOf,
  formatDate,
  formatPeriod,
  formatInterval,
  formatsOf,
  HeadlineFigure,
  isPercentage,
  leadingTarget,
  levels,
  Provenance,
  placesAt,
  sourceName,
  standIn,
  rankAmong,
  standingOf,
  unitText,
  useFigures,
  valueOf,
  type Figure,
  type Subject,
} from '@msdat/sdk/kit'
import { agreementWith, changeSince } from './answerFacts.ts'
import { PinnedFigures } from './PinnedFigures.tsx'
import { agreementHint, tellAgreement, tellChange, tellGap, tellRank } from './tellAnswer.ts'

const height = 150

/** The one figure looked at, with all that is needed to quote it rightly. */
export function AnswerLine({ subject }: { subject: Subject }) {
  const { catalog, selection, indicator, source, place, factor } = subject
  const indicators = [indicator.id]
  const here = useFigures({ indicators, locations: [place.id] }, catalog)
  const there = useFigures({ indicators, datasources: [source.id], periods: [selection.period] }, catalog)
  const waiting = standIn([here.answer, there.answer], height)
  if (waiting) return waiting
  const [figures, places] = [here.figures, there.figures]
  const { format } = formatsOf(factor)
  const figure = figures.find(
    ({ datasource, period }) => datasource === source.id && period === selection.period,
  )
  return (
    <section className="k-answer" aria-label="Answer">
      <HeadlineFigure
        label={`${indicator.short_name}, ${place.name}`}
        value={figure ? format(figure.value) : null}
        unit={isPercentage(factor) ? undefined : unitText(factor)}
        interval={formatInterval(figure, format) ?? undefined}
        source={source.simulated ? `${source.datasource} (simulated)` : source.datasource}
        period={formatPeriod(selection.period)}
        standing={figure && standingOf(subject, figure)}
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
  const nameOf = (id: number) => sourceName(catalog, id)
  const target = leadingTarget(targets)
  const slope = indicator.desirable_slope
  const change = changeSince(figure, figures)
  const states = new Set(placesAt(catalog.locations, levels.state).map(({ id }) => id))
  const values = places.flatMap(({ location, value }) => (states.has(location) ? value : []))
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
      {states.has(place.id) && <li>{tellRank(rankAmong(figure.value, values, slope), slope)}</li>}
      {change && <li>{tellChange(change, factor)}</li>}
      {agreement && <li title={agreementHint}>{tellAgreement(agreement, { window, nameOf })}</li>}
    </ul>
  )
}
