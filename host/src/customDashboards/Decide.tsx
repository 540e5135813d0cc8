import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { decideCustomDashboard, type CustomDashboardEntry } from '@msdat/sdk/contracts/customDashboards'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Confirm } from '../parts/Confirm.tsx'
import { Field } from '../parts/Field.tsx'
import './landing.css'

interface DecideProps {
  record: Pick<CustomDashboardEntry, 'id' | 'title' | 'edition' | 'approval' | 'request_reason'>
  onDecided: () => void
}

type Decision = 'approved' | 'disapproved'

const words = {
  approved: {
    act: 'Approve',
    look: 'primary',
    follows: 'Everybody can find it and open it then. You can disapprove it later.',
  },
  disapproved: {
    act: 'Disapprove',
    look: 'danger',
    follows: 'Only its author sees it then, with your reason. You can approve it later.',
  },
} as const satisfies Record<Decision, object>

/**
 * A moderator approves a public dashboard, or says why not. Its plugins run below, and can move the page or lie over it:
 * so a press here only asks.
 */
export const Decide = observer(function Decide({ record, onDecided }: DecideProps) {
  const { toasts } = useStores()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const [asked, ask] = useState<Decision | null>(null)
  const { id, edition, title } = record
  const disapprove = (): void => {
    if (reason.trim() === '') setFault('Say why it is disapproved: its author reads it.')
    else ask('disapproved')
  }
  const decide = async (decision: Decision): Promise<void> => {
    try {
      await call(decideCustomDashboard, { id, decision, reason: reason.trim(), edition })
      toasts.show({ tone: 'success', message: `${title} was ${decision}.` })
      setFault(undefined)
      onDecided()
    } catch (error) {
      setFault(toProblem(error).message)
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
          <button type="button" className="button button-primary" onClick={() => ask('approved')}>
            Approve
          </button>
        )}
        {record.approval !== 'disapproved' && (
          <button type="button" className="button button-danger" onClick={disapprove}>
            Disapprove
          </button>
        )}
      </div>
      {asked && (
        <Confirm
          title={`${words[asked].act} ${title}?`}
          act={words[asked].act}
          look={words[asked].look}
          onConfirm={() => decide(asked)}
          onClose={() => ask(null)}
        >
          {words[asked].follows}
        </Confirm>
      )}
    </section>
  )
})
