import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { decideCustomDashboard, type CustomDashboardEntry } from '@msdat/sdk/contracts/customDashboards'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { ConsentButton } from '../parts/ConsentButton.tsx'
import { Field } from '../parts/Field.tsx'
import './landing.css'

interface DecideProps {
  record: Pick<CustomDashboardEntry, 'id' | 'title' | 'edition' | 'approval' | 'request_reason'>
  onDecided: () => void
}

/** A moderator approves a public dashboard, or says why not. Its plugins run below, and can scroll the page. */
export const Decide = observer(function Decide({ record, onDecided }: DecideProps) {
  const { toasts } = useStores()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { id, edition, title } = record
  const decide = async (decision: 'approved' | 'disapproved'): Promise<void> => {
    if (decision === 'disapproved' && reason.trim() === '') {
      setFault('Say why it is disapproved: its author reads it.')
      return
    }
    setBusy(true)
    try {
      await call(decideCustomDashboard, { id, decision, reason: reason.trim(), edition })
      toasts.show({ tone: 'success', message: `${title} was ${decision}.` })
      setFault(undefined)
      onDecided()
    } catch (error) {
      setFault(toProblem(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="decide card stack no-print" aria-label={`Decision on ${title}`}>
      {record.request_reason && <p className="small">Its author says: {record.request_reason}</p>}
      <Field label="Reason, for its author" fault={fault}>
        <input
          className="input"
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
      <div className="row">
        {record.approval !== 'approved' && (
          <ConsentButton look="primary" isBusy={isBusy} onPress={() => void decide('approved')}>
            Approve
          </ConsentButton>
        )}
        {record.approval !== 'disapproved' && (
          <ConsentButton look="danger" isBusy={isBusy} onPress={() => void decide('disapproved')}>
            Disapprove
          </ConsentButton>
        )}
      </div>
    </section>
  )
})
