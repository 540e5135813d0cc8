import { Link } from 'react-router-dom'
import { summaryDays, type JobHealth } from '@msdat/sdk/contracts/adminSummary'
import { momentText } from '../words/momentText.ts'

const jobWords: Record<JobHealth['job'], { title: string; to: string }> = {
  plugins: { title: 'Checks and builds of plugins', to: '/account#/approvePlugin' },
  imports: { title: 'Imports of figures', to: '/data-entry/files' },
  mail: { title: 'Sending of e-mail', to: '/admin#/outbox' },
}
const stateWords = {
  ok: { text: 'Works', tone: 'positive' },
  waiting: { text: 'Waits', tone: 'warning' },
  failing: { text: 'Has failures', tone: 'negative' },
} as const

/** Each kind of background work in a line: whether it works, and how much there is of it. */
export function JobList({ jobs }: { jobs: readonly JobHealth[] }) {
  return (
    <ul className="summary-jobs">
      {jobs.map((health) => {
        const { title, to } = jobWords[health.job]
        const { text, tone } = stateWords[health.state]
        return (
          <li key={health.job} className="summary-job">
            <Link to={to}>{title}</Link>
            <span className={`badge badge-${tone}`}>{text}</span>
            <span className="small muted">{sentenceOf(health)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function sentenceOf({ under_way, waiting, failed, waiting_since }: JobHealth): string {
  const since = waiting_since === null ? '' : ` since ${momentText(waiting_since)}`
  return `${under_way} under way, ${waiting} waiting${since}, ${failed} failed in ${summaryDays} days.`
}
