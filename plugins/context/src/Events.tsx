import { formatDate, formatPeriod, type Figure, type Subject } from '@msdat/sdk/kit'
import { events } from './events.ts'
import { eventsFor, yearOf } from './eventsFor.ts'
import { Part } from './Part.tsx'

interface EventsProps {
  subject: Subject
  figures: readonly Figure[]
}

/** What happened in the years of the figures. */
export function Events({ subject, figures }: EventsProps) {
  const found = eventsFor(
    events,
    subject.indicator.program_area,
    figures.map(({ period }) => period),
  )
  const chosenYear = yearOf(subject.selection.period)
  return (
    <Part title="Events" count={found.length}>
      {found.length === 0 && (
        <p className="context-none">No event is listed for these years and this program area.</p>
      )}
      <ul className="context-list">
        {found.map(({ date, title, source }) => (
          <li key={`${date} ${title}`} data-year={yearOf(date) === chosenYear ? '' : undefined}>
            <strong>{date.length > 7 ? formatDate(date) : formatPeriod(date)}</strong> {title}
            <span className="context-small">{source}</span>
          </li>
        ))}
      </ul>
      {found.length > 0 && (
        <p className="context-small">An event beside a change of the figures does not explain it.</p>
      )}
    </Part>
  )
}
