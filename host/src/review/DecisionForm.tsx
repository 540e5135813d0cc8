import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { Submission } from '@msdat/sdk/contracts/submission'
import type { Review } from '@msdat/sdk/contracts/review'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { ConsentButton } from '../parts/ConsentButton.tsx'
import { Field } from '../parts/Field.tsx'
import { decisionsFor, type Decision } from './decisionsFor.ts'
import { GrantChoice } from './GrantChoice.tsx'
import type { ReviewStore } from './ReviewStore.ts'

interface DecisionFormProps {
  submission: Submission
  /** Null while it is being read. */
  review: Review | null
  store: ReviewStore
}

/**
 * What can be decided about a submission as it stands; a decision carries its reason. A plugin on trial stands on the
 * same page and can scroll it, so that a press meant for the plugin could be one here.
 */
export const DecisionForm = observer(function DecisionForm({ submission, review, store }: DecisionFormProps) {
  const { plugins, toasts } = useStores()
  const [reason, setReason] = useState('')
  const [granted, setGranted] = useState<string[]>([])
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const decisions = decisionsFor(submission, review)
  if (decisions.length === 0) return null
  const needsReason = decisions.some((decision) => decision.needsReason)
  const refusals = decisions.map(({ refusal }) => refusal).filter((refusal) => refusal !== null)

  const decide = async (decision: Decision): Promise<void> => {
    if (decision.needsReason && reason.trim().length < 3) {
      setFault('Please give a reason; it is kept in the audit trail.')
      return
    }
    setFault(undefined)
    setBusy(true)
    try {
      await store.decide((calls) => decision.run(calls, reason.trim(), granted))
      setReason('')
      toasts.show({ tone: 'success', message: decision.done })
      await plugins.index.load()
    } catch (error) {
      toasts.showProblem(toProblem(error))
    } finally {
      setBusy(false)
    }
  }
  const hint =
    submission.state === 'deployed' || submission.state === 'disabled'
      ? 'The author reads it, and it is kept in the audit trail. Visitors read why a plugin was withdrawn; that cannot be taken back.'
      : 'The author reads it, and it is kept in the audit trail.'
  return (
    <section className="stack decision" aria-label="Decision">
      {submission.state === 'awaiting_approval' && (
        <GrantChoice grants={review?.grants_needed ?? []} granted={granted} onChange={setGranted} />
      )}
      {needsReason && (
        <Field label="Reason" hint={hint} fault={fault}>
          <textarea
            className="input"
            rows={2}
            maxLength={1000}
            value={reason}
            onChange={(event) => {
              setReason(event.currentTarget.value)
              setFault(undefined)
            }}
          />
        </Field>
      )}
      <div className="row">
        {decisions.map((decision) => (
          <ConsentButton
            key={decision.label}
            look={decision.look}
            isBusy={isBusy || decision.refusal !== null}
            onPress={() => void decide(decision)}
          >
            {decision.label}
          </ConsentButton>
        ))}
      </div>
      {review &&
        refusals.map((refusal) => (
          <p key={refusal} className="small muted">
            {refusal}
          </p>
        ))}
    </section>
  )
})
