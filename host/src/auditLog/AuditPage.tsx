import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { checkAuditTrail } from '@msdat/sdk/contracts/audit'
import { checkChangeLog } from '@msdat/sdk/contracts/changeLog'
import { AuditVerification } from '../review/AuditVerification.tsx'
import { ChangeTable } from './ChangeTable.tsx'
import { PluginTrail } from './PluginTrail.tsx'

const trails = { changes: 'Changes', plugins: 'Plugins' } as const
type Trail = keyof typeof trails

const checks = {
  changes: async () => {
    const { head, broken_at } = await call(checkChangeLog, {})
    return { head, broken_at, published: null, reaches_published: null, reaches_kept: null }
  },
  plugins: () => call(checkAuditTrail, {}),
}

/** What moderators and admins did, as two chains in which nothing can be changed unseen. */
export const AuditPage = observer(function AuditPage() {
  const [trail, setTrail] = useState<Trail>('changes')
  return (
    <>
      <h1>Audit trail</h1>
      <p className="muted">
        Each entry holds the hash of the one before it, so that a change or a gap shows. Changes are those of
        moderators and admins to what is not their own; plugins have a trail of every move of a submission.
      </p>
      <div className="segments queue-choice" role="group" aria-label="Which trail">
        {Object.entries(trails).map(([name, title]) => (
          <button
            key={name}
            type="button"
            aria-pressed={trail === name}
            onClick={() => setTrail(name as Trail)}
          >
            {title}
          </button>
        ))}
      </div>
      <AuditVerification key={trail} calls={{ checkAudit: checks[trail] }} />
      {trail === 'changes' ? <ChangeTable /> : <PluginTrail />}
    </>
  )
})
