import { summaryDays, type AdminSummary } from '@msdat/sdk/contracts/adminSummary'
import { shortDay } from './shortDay.ts'

const height = 120

/** Views a day as columns; the same as a table for whoever wants the numbers. */
export function ActivityColumns({ days }: { days: AdminSummary['activity'] }) {
  const highest = Math.max(...days.map(({ views }) => views), 0)
  const all = days.reduce((sum, { views }) => sum + views, 0)
  const busiest = days.find(({ views }) => views === highest)
  if (highest === 0 || !busiest)
    return <p className="muted">Nobody who is signed in viewed anything in the last {summaryDays} days.</p>
  const step = 100 / days.length
  const words = `${all.toLocaleString('en')} ${all === 1 ? 'view' : 'views'} by people who are signed in, in ${summaryDays} days. Most on ${shortDay(busiest.day)}: ${highest.toLocaleString('en')}.`
  return (
    <>
      <p className="small muted">{words} Visitors who are not signed in are not counted.</p>
      <svg
        className="activity-columns"
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
      >
        {days.map(({ day, views, people }, at) => {
          const tall = (views / highest) * (height - 2)
          return (
            <rect key={day} x={at * step + step * 0.12} y={height - tall} width={step * 0.76} height={tall}>
              <title>{`${shortDay(day)}: ${views} views, ${people} people`}</title>
            </rect>
          )
        })}
      </svg>
      <p className="activity-axis small muted" aria-hidden="true">
        <span>{shortDay(days[0]?.day ?? '')}</span>
        <span>{shortDay(days.at(-1)?.day ?? '')}</span>
      </p>
      <details>
        <summary>The numbers as a table</summary>
        <div className="list-scroll" role="region" aria-label="Views a day" tabIndex={0}>
          <table className="list-table">
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col" className="list-number">
                  Views
                </th>
                <th scope="col" className="list-number">
                  People
                </th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, views, people }) => (
                <tr key={day}>
                  <th scope="row">{shortDay(day)}</th>
                  <td className="list-number">{views}</td>
                  <td className="list-number">{people}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  )
}
