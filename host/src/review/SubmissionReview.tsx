import { observer } from 'mobx-react-lite'
import { permissionTexts } from '@msdat/sdk/contracts/manifest'
import type { Submission, SubmissionState } from '@msdat/sdk/contracts/registry'
import { AuditTrail } from './AuditTrail.tsx'
import { BuildProgress } from './BuildProgress.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { FindingList } from './FindingList.tsx'
import { PluginFaults } from './PluginFaults.tsx'
import type { ReviewStore } from './ReviewStore.ts'
import { StateBadge } from './StateBadge.tsx'
import { SubmittedFiles } from './SubmittedFiles.tsx'

interface SubmissionReviewProps {
  submission: Submission
  store: ReviewStore
}

const hasRun: readonly SubmissionState[] = ['deployed', 'disabled', 'superseded']

/** Everything an admin reads before deciding, and the decision. */
export const SubmissionReview = observer(function SubmissionReview({
  submission,
  store,
}: SubmissionReviewProps) {
  const { manifest } = submission
  return (
    <article className="submission-review card" aria-labelledby="review-title">
      <header className="stack">
        <div className="review-head">
          <h2 id="review-title">{submission.title ?? 'Unreadable plugin'}</h2>
          <StateBadge state={submission.state} />
        </div>
        {manifest && <p>{manifest.description}</p>}
        <Facts submission={submission} />
      </header>
      <BuildProgress submission={submission} />
      <DecisionForm submission={submission} store={store} />
      {manifest && (
        <section className="stack">
          <h3>Permissions</h3>
          {manifest.permissions.length === 0 && <p className="muted">It asks for none.</p>}
          <ul className="stack review-permissions">
            {manifest.permissions.map(({ name, reason }) => (
              <li key={name}>
                <strong>{permissionTexts[name]}</strong> <code className="muted">{name}</code>
                <p className="small muted">{reason}</p>
              </li>
            ))}
          </ul>
          {manifest.network?.map(({ host, reason }) => (
            <p key={host} className="small">
              <code>{host}</code> – {reason}
            </p>
          ))}
        </section>
      )}
      <section className="stack">
        <h3>Findings</h3>
        {submission.findings.length === 0 && <p className="muted">The checks found nothing to object to.</p>}
        <FindingList findings={submission.findings} />
      </section>
      {submission.plugin_id && hasRun.includes(submission.state) && (
        <PluginFaults plugin={submission.plugin_id} calls={store.calls} />
      )}
      <SubmittedFiles submission={submission} calls={store.calls} />
      <AuditTrail submission={submission} calls={store.calls} />
    </article>
  )
})

function Facts({ submission }: { submission: Submission }) {
  const { manifest } = submission
  const facts: [string, string | undefined][] = [
    ['Plugin', submission.plugin_id ? `${submission.plugin_id} ${submission.version ?? ''}` : undefined],
    ['Adds', manifest?.contributes.map(({ point, title }) => `${title} (${point})`).join(', ')],
    ['Author', manifest && `${manifest.author.name}, ${manifest.author.email}`],
    ['Submitted by', `${submission.name}, ${submission.email}${submission.phone && `, ${submission.phone}`}`],
    ['Purpose', submission.purpose],
    ['Description', submission.description],
    ['Licence', manifest?.license],
    ['Zip', `${(submission.zip_bytes / 1024).toFixed(1)} kB, SHA-256 ${submission.zip_digest}`],
  ].map(([name, value]) => [name as string, value || undefined])
  return (
    <dl className="review-facts">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
