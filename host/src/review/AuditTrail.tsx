import { momentText } from '../words/momentText.ts'
import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { AuditEntry } from '@msdat/sdk/contracts/audit'
import type { Submission } from '@msdat/sdk/contracts/submission'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { actorWords } from './actorWords.ts'
import { moveWords } from './auditWords.ts'
import { AuditVerification } from './AuditVerification.tsx'
import type { ReviewCalls } from './ReviewCalls.ts'

interface AuditTrailProps {
  submission: Submission
  calls: ReviewCalls
}

/** Who did what, when and why; each entry is bound to the one before it by its hash. */
export const AuditTrail = observer(function AuditTrail({ submission, calls }: AuditTrailProps) {
  const [entries] = useState(() => new RemoteValue<AuditEntry[]>(() => calls.audit(submission.id)))
  useEffect(() => void entries.load(), [entries, submission.updated_at])
  const { state } = entries
  return (
    <section className="stack">
      <h3>Audit trail</h3>
      {state.status === 'failed' && (
        <LoadFailure problem={state.problem} onRetry={() => void entries.load()} />
      )}
      {state.status === 'ready' && (
        <ol className="audit">
          {state.value.map((entry) => (
            <AuditLine key={entry.sequence} entry={entry} />
          ))}
        </ol>
      )}
      <AuditVerification calls={calls} />
    </section>
  )
})

function AuditLine({ entry }: { entry: AuditEntry }) {
  const { who, account } = actorWords(entry)
  return (
    <li>
      <p>
        <strong>{moveWords(entry.action)}</strong>{' '}
        <span className="small muted">
          {momentText(entry.at)} · {who}
        </span>
      </p>
      {entry.reason && <p className="small">{entry.reason}</p>}
      <p className="small muted">
        <code>{entry.hash.slice(0, 16)}…</code>
        {account && (
          <>
            {' · account '}
            <code>{account}</code>
          </>
        )}
      </p>
    </li>
  )
}
