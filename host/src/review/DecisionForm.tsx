import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { Submission } from '@msdat/sdk/contracts/registry'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Field } from '../parts/Field.tsx'
import { decisionsFor, type Decision } from './decisionsFor.ts'
import type { ReviewStore } from './ReviewStore.ts'

interface DecisionFormProps {
  submission: Submission
  store: ReviewStore
}

/** What can be decided about a submission as it stands; a decision carries its reason. */
export const DecisionForm = observer(function DecisionForm({ submission, store }: DecisionFormProps) {
  const { plugins, toasts } = useStores()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const decisions = decisionsFor(submission)
  if (decisions.length === 0) return null
  const needsReason = decisions.some((decision) => decision.needsReason)

  const decide = async (decision: Decision): Promise<void> => {
    if (decision.needsReason && reason.trim().length < 3) {
      setFault('Please give a reason; it is kept in the audit trail.')
      return
    }
    setFault(undefined)
    setBusy(true)
    try {
      await store.decide((calls) => decision.run(calls, reason.trim()))
      setReason('')
      toasts.show({ tone: 'success', message: decision.done })
      await plugins.index.load()
    } catch (error) {
      toasts.showProblem(toProblem(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="stack decision" aria-label="Decision">
      {needsReason && (
        <Field label="Reason" hint="The author reads it, and it is kept in the audit trail." fault={fault}>
          <textarea
            className="input"
            rows={2}
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </Field>
      )}
      <div className="row">
        {decisions.map((decision) => (
          <button
            key={decision.label}
            type="button"
            className={`button button-${decision.look}`}
            disabled={isBusy}
            onClick={() => void decide(decision)}
          >
            {decision.label}
          </button>
        ))}
      </div>
    </section>
  )
})
