import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { AuditCheck } from '@msdat/sdk/contracts/audit'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LoadFailure } from '../pages/LoadFailure.tsx'
import { auditWords } from './auditWords.ts'
import type { ReviewCalls } from './ReviewCalls.ts'
import './review.css'

/** Follows the whole chain on the server, on request, and says what came of it. */
export const AuditVerification = observer(function AuditVerification({
  calls,
}: {
  calls: Pick<ReviewCalls, 'checkAudit'>
}) {
  const [check] = useState(() => new RemoteValue<AuditCheck>(() => calls.checkAudit()))
  const { state } = check
  return (
    <div className="stack">
      <button
        type="button"
        className="button button-outline audit-verify"
        disabled={state.status === 'loading'}
        onClick={() => void check.load()}
      >
        Verify the whole trail
      </button>
      <div role="status">
        {state.status === 'loading' && <p>Following the chain…</p>}
        {state.status === 'ready' && (
          <p className="row">
            <span className={`badge badge-${auditWords(state.value).isWhole ? 'positive' : 'negative'}`}>
              {auditWords(state.value).isWhole ? 'Whole' : 'Broken'}
            </span>
            <span className="small">{auditWords(state.value).text}</span>
          </p>
        )}
      </div>
      {state.status === 'failed' && <LoadFailure problem={state.problem} onRetry={() => void check.load()} />}
    </div>
  )
})
