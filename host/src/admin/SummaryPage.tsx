import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { getAdminSummary, summaryDays, type AdminSummary } from '@msdat/sdk/contracts/adminSummary'
import { FigureBars } from '../figures/FigureBars.tsx'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { ActivityColumns } from './ActivityColumns.tsx'
import { FreshnessTable } from './FreshnessTable.tsx'
import { JobList } from './JobList.tsx'
import { PluginErrors } from './PluginErrors.tsx'
import { SummaryCards } from './SummaryCards.tsx'
import './summary.css'

/** Who is there, what runs, and what waits. */
export const SummaryPage = observer(function SummaryPage() {
  const [summary] = useState(() => new RemoteValue<AdminSummary>(() => call(getAdminSummary, {})))
  useEffect(() => void summary.load(), [summary])
  const { state, reloadProblem } = summary
  const problem = state.status === 'failed' ? state.problem : reloadProblem
  return (
    <>
      <h1>Admin Dashboard</h1>
      {problem && (
        <>
          <p role="status">Error loading dashboard data</p>
          <LoadFailure problem={problem} onRetry={() => void summary.load()} />
        </>
      )}
      {(state.status === 'loading' || state.status === 'idle') && (
        <div className="summary-cards" role="status" aria-label="Loading the summary">
          {[1, 2, 3, 4].map((at) => (
            <div key={at} className="skeleton summary-skeleton" />
          ))}
        </div>
      )}
      {state.status === 'ready' && <SummaryView summary={state.value} />}
    </>
  )
})

function SummaryView({ summary }: { summary: AdminSummary }) {
  const { activity, top_dashboards, top_indicators } = summary
  return (
    <>
      <SummaryCards summary={summary} />
      <section className="card summary-part stack" aria-labelledby="summary-activity">
        <h2 id="summary-activity">Activity over time</h2>
        <ActivityColumns days={activity} />
      </section>
      <div className="summary-pair">
        <MostViewed title="Most viewed dashboards" rows={top_dashboards} />
        <MostViewed title="Most viewed indicators" rows={top_indicators} />
      </div>
      <section className="card summary-part stack" aria-labelledby="summary-jobs">
        <h2 id="summary-jobs">Health of the jobs</h2>
        <JobList jobs={summary.jobs} />
      </section>
      <PluginErrors />
      <section className="card summary-part stack" aria-labelledby="summary-freshness">
        <h2 id="summary-freshness">Data freshness</h2>
        <FreshnessTable sources={summary.sources} />
      </section>
    </>
  )
}

interface MostViewedProps {
  title: string
  rows: AdminSummary['top_dashboards']
}

function MostViewed({ title, rows }: MostViewedProps) {
  const bars = rows.map(({ name, path, views }) => ({
    name,
    value: views,
    text: views === 1 ? '1 view' : `${views.toLocaleString('en')} views`,
    to: path,
  }))
  return (
    <section className="card summary-part stack" aria-label={title}>
      <h2>{title}</h2>
      {bars.length > 0 ? (
        <FigureBars label={title} bars={bars} />
      ) : (
        <p className="muted">Nothing was viewed in the last {summaryDays} days.</p>
      )}
    </section>
  )
}
