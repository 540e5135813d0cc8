import { useCoverage } from '@msdat/sdk'
import { levels } from '../../contracts/levels.ts'
import { Provenance } from '../cards/Provenance.tsx'
import { HeadlineFigure } from '../parts/HeadlineFigure.tsx'
import { standIn, valueOf } from '../parts/standIn.tsx'
import { leadingTarget } from '../values/compareToTarget.ts'
import type { Subject } from '../values/findSubject.ts'
import { formatDate, formatPeriod, isPercentage, unitText } from '../values/formatValue.ts'
import { formatInterval, formatsOf } from '../values/formats.ts'
import { sourceName } from '../values/lookUp.ts'
import { placesAt } from '../values/places.ts'
import { citationsOf, type Figure } from '../values/readFigures.ts'
import { rankAmong, standingOf } from '../values/standingOf.ts'
import { useFigures } from '../values/useFigures.ts'
import { agreementWith, changeSince } from './answerFacts.ts'
import { PinnedFigures } from './PinnedFigures.tsx'
import { agreementHint, tellAgreement, tellChange, tellGap, tellRank } from './tellAnswer.ts'

const height = 150

interface AnswerLineProps {
  subject: Subject
  /** Years that figures of other sources may lie apart and still be of one time. */
  window?: number
}

/** The one figure looked at, with all that is needed to quote it rightly, and that of each pinned place. */
export function AnswerLine({ subject, window = 3 }: AnswerLineProps) {
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
        {figure && <AnswerFacts {...{ subject, window, figure, figures, places }} />}
        <PinnedFigures subject={subject} figures={places} />
        {figure && <Provenance citations={citationsOf([figure])} sources={[source]} />}
        <p className="k-muted">Data last updated {formatDate(catalog.updated_at)}</p>
      </HeadlineFigure>
    </section>
  )
}

interface AnswerFactsProps extends Required<AnswerLineProps> {
  figure: Figure
  /** Of the place, of all sources and periods. */
  figures: readonly Figure[]
  /** Of all places, of the source and the period looked at. */
  places: readonly Figure[]
}

function AnswerFacts({ subject, window, figure, figures, places }: AnswerFactsProps) {
  const { catalog, indicator, place, factor, targets } = subject
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
