import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { Submission } from '@msdat/sdk/contracts/submission'
import type { Review } from '@msdat/sdk/contracts/review'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Confirm } from '../parts/Confirm.tsx'
import { Field } from '../parts/Field.tsx'
import { decisionsFor, type Decision } from './decisionsFor.ts'
import { GrantChoice } from './GrantChoice.tsx'
import { GrantedList } from './GrantedList.tsx'
import type { ReviewStore } from './ReviewStore.ts'

interface DecisionFormProps {
  submission: Submission
  /** Null while it is being read. */
  review: Review | null
  store: ReviewStore
}

/**
 * What can be decided about a submission as it stands; a decision carries its reason. A plugin on trial stands on the
 * same page and can move it, or lie over it, so that a press meant for the plugin could be one here: it only asks.
 */
export const DecisionForm = observer(function DecisionForm({ submission, review, store }: DecisionFormProps) {
  const { plugins, toasts } = useStores()
  const [reason, setReason] = useState('')
  const [granted, setGranted] = useState<string[]>([])
  const [fault, setFault] = useState<string>()
  const [asked, setAsked] = useState<Decision | null>(null)
  const decisions = decisionsFor(submission, review)
  if (decisions.length === 0) return null
  const needsReason = decisions.some((decision) => decision.needsReason)
  const refusals = decisions.map(({ refusal }) => refusal).filter((refusal) => refusal !== null)

  const ask = (decision: Decision): void => {
    const isMissing = decision.needsReason && reason.trim().length < 3
    setFault(isMissing ? 'Please give a reason; it is kept in the audit trail.' : undefined)
    if (!isMissing) setAsked(decision)
  }
  const decide = async (decision: Decision): Promise<void> => {
    try {
      await store.decide((calls) => decision.run(calls, reason.trim(), granted))
      setReason('')
      toasts.show({ tone: 'success', message: decision.done })
      await plugins.index.load()
    } catch (error) {
      toasts.showProblem(toProblem(error))
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
          <button
            key={decision.label}
            type="button"
            className={`button button-${decision.look}`}
            aria-disabled={decision.refusal !== null || undefined}
            onClick={() => decision.refusal === null && ask(decision)}
          >
            {decision.label}
          </button>
        ))}
      </div>
      {review &&
        refusals.map((refusal) => (
          <p key={refusal} className="small muted">
            {refusal}
          </p>
        ))}
      {asked && (
        <Confirm
          title={`${asked.label}: ${submission.title ?? 'this plugin'} ${submission.version}?`}
          act={asked.label}
          look={asked.look === 'danger' ? 'danger' : 'primary'}
          more={asked.isApproval && <GrantedList needed={review?.grants_needed ?? []} granted={granted} />}
          onConfirm={() => decide(asked)}
          onClose={() => setAsked(null)}
        >
          {asked.follows}
        </Confirm>
      )}
    </section>
  )
})
