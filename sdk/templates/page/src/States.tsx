import {
  aboutSubject,
  AnswerLine,
  ChartCard,
  citationsOf,
  figureNotes,
  formatPeriod,
  formatsOf,
  forSubject,
  levels,
  placeColumn,
  standIn,
  standingColumn,
  stateRows,
  tellStates,
  useStatesFigures,
  valueColumn,
  type PlaceRow,
  type Subject,
} from '@msdat/sdk/kit'
import { dotView } from '@msdat/sdk/kit/charts'
import { mapView } from '@msdat/sdk/kit/maps'
import { tellTargets } from './tellTargets.ts'

const height = 640

/** Every state with its figure, the ones without one as well. */
export const States = forSubject(({ subject }) => (
  <div className="k-page">
    <h2>{subject.indicator.full_name}</h2>
    <AnswerLine subject={subject} />
    <StatesCard chosen={subject} />
  </div>
))

function StatesCard({ chosen }: { chosen: Subject }) {
  const { subject, sources, notes, figures, answers } = useStatesFigures(chosen)
  const { selection, indicator, factor } = subject
  const found = stateRows(subject, figures, false)
  const states = found.rows.filter(({ place }) => place.level === levels.state)
  const title = `${indicator.short_name} by state`
  const { format, formatTick } = formatsOf(factor)
  const drawn = { name: title, summary: tellStates(found, format), format, formatTick }

  return (
    <ChartCard
      {...aboutSubject(subject)}
      {...{ title, sources, height }}
      id="states"
      period={formatPeriod(selection.period)}
      count={{ have: found.have, expected: found.expected, of: 'states' }}
      notes={[
        ...notes,
        ...figureNotes({ indicator, factor, sources, figures }),
        ...[tellTargets(states)].filter(Boolean),
      ]}
      citations={citationsOf(figures)}
      instead={standIn(answers, height, found.have === 0 && {})}
      views={[mapView({ ...drawn, areas: states }), dotView({ ...drawn, data: found.rows })]}
      table={{
        caption: `${title}, ${formatPeriod(selection.period)}`,
        rows: found.rows,
        rowKey: ({ id }) => id,
        columns: [
          placeColumn<PlaceRow>(({ place }) => place),
          valueColumn<PlaceRow>(({ value }) => value, format),
          standingColumn<PlaceRow>(({ standing }) => standing),
        ],
      }}
    />
  )
}
