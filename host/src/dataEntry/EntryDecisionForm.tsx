import { useState } from 'react'
import { call } from '@msdat/sdk/http/call'
import { decideEntry, type Entry, type EntryDecision } from '@msdat/sdk/contracts/dataEntry'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Field } from '../parts/Field.tsx'

const decisions: readonly { value: EntryDecision['decision']; label: string; look: string; done: string }[] =
  [
    { value: 'approve', label: 'Approve', look: 'primary', done: 'Approved. The figures are in the data.' },
    { value: 'request_changes', label: 'Request changes', look: 'outline', done: 'Changes are requested.' },
    { value: 'reject', label: 'Reject', look: 'danger', done: 'Rejected.' },
  ]

interface EntryDecisionFormProps {
  entry: Entry
  /** On single cells, by their keys. */
  comments: Readonly<Record<string, string>>
  onDecided: (entry: Entry) => void
}

/** Approves a table, asks for changes, or rejects it; the author reads the comment. */
export function EntryDecisionForm({ entry, comments, onDecided }: EntryDecisionFormProps) {
  const { toasts } = useStores()
  const [comment, setComment] = useState('')
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState<EntryDecision['decision'] | null>(null)
  const decide = async ({ value, done }: (typeof decisions)[number]): Promise<void> => {
    if (busy) return
    if (value !== 'approve' && comment.trim() === '')
      return setFault('Say what is to be changed, or why it is rejected.')
    setFault('')
    setBusy(value)
    try {
      const cells = Object.entries(comments).flatMap(([key, text]) => {
        const [indicator = 0, location = 0] = key.split(' ').map(Number)
        return text.trim() === '' ? [] : [{ indicator, location, text: text.trim() }]
      })
      const said = comment.trim() === '' ? {} : { comment: comment.trim() }
      const { id, updated_at } = entry
      onDecided(await call(decideEntry, { id, updated_at, decision: value, cells, ...said }))
      toasts.show({ tone: 'success', message: done })
    } catch (error) {
      setFault(toProblem(error).message)
    } finally {
      setBusy(null)
    }
  }
  return (
    <section className="stack entry-decision" aria-label="Decision">
      <Field
        label="Comment"
        hint="The author reads it. Needed unless you approve."
        fault={fault || undefined}
      >
        <textarea
          className="input"
          rows={2}
          maxLength={2000}
          value={comment}
          onChange={(event) => {
            setComment(event.currentTarget.value)
            setFault('')
          }}
        />
      </Field>
      <div className="row">
        {decisions.map((decision) => (
          <button
            key={decision.value}
            type="button"
            className={`button button-${decision.look}`}
            aria-disabled={busy !== null}
            onClick={() => void decide(decision)}
          >
            {busy === decision.value ? 'One moment…' : decision.label}
          </button>
        ))}
      </div>
    </section>
  )
}
