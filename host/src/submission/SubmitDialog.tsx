import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Field } from '../parts/Field.tsx'
import { readFields, readZip } from './readSubmission.ts'
import { outcomeOf, outcomeOfProblem, type SubmissionOutcome } from './SubmissionOutcome.ts'

interface SubmitDialogProps {
  /** What was filled in, kept while the form is away. */
  draft: RefObject<FormData | null>
  onClose: () => void
  onDone: (outcome: SubmissionOutcome) => void
}

export const SubmitDialog = observer(function SubmitDialog({ draft, onClose, onDone }: SubmitDialogProps) {
  const { accounts, registry, toasts } = useStores()
  /** How much of the zip has been sent; null while nothing is. */
  const [sent, setSent] = useState<number | null>(null)
  const [fault, setFault] = useState<string>()
  const sending = useRef<AbortController>(null)
  // Whoever closes the form does not want it sent.
  useEffect(() => () => sending.current?.abort(), [])
  const { user } = accounts
  const kept = (name: string, otherwise = ''): string => String(draft.current?.get(name) ?? otherwise)

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const control = (sending.current = new AbortController())
    setSent(0)
    const zip = await readZip(data)
    if (typeof zip === 'string') {
      setFault(zip)
      return setSent(null)
    }
    setFault(undefined)
    const outcome = await registry
      .submit(readFields(data), zip, { signal: control.signal, onProgress: setSent })
      .then(outcomeOf)
      .catch((error: unknown) => outcomeOfProblem(toProblem(error)))
    if (control.signal.aborted) return
    if (outcome.isAccepted) {
      draft.current = null
      toasts.show({ tone: 'success', message: 'Plugin has been submitted successfully, awaiting approval' })
    }
    onDone(outcome)
  }
  return (
    <Dialog title="Submit Plugin" hasForm onClose={onClose}>
      <form
        className="stack"
        onSubmit={submit}
        onChange={(event) => (draft.current = new FormData(event.currentTarget))}
      >
        <Field label="Name">
          <input
            className="input"
            name="name"
            required
            minLength={2}
            maxLength={150}
            autoComplete="name"
            data-first-focus
            defaultValue={kept('name', user ? `${user.first_name} ${user.last_name}`.trim() : '')}
          />
        </Field>
        <Field label="E-mail">
          <input
            className="input"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            defaultValue={kept('email', user?.email)}
          />
        </Field>
        <Field label="Phone (optional)">
          <input
            className="input"
            name="phone"
            type="tel"
            maxLength={40}
            autoComplete="tel"
            defaultValue={kept('phone')}
          />
        </Field>
        <Field label="Purpose (optional)" hint="Whom it helps, and with what.">
          <input className="input" name="purpose" maxLength={2000} defaultValue={kept('purpose')} />
        </Field>
        <Field label="Description (optional)">
          <textarea
            className="input"
            name="description"
            maxLength={2000}
            defaultValue={kept('description')}
            rows={3}
          />
        </Field>
        <Field label="Plugin" hint="A .zip file of at most 10 MB." fault={fault}>
          <input
            ref={(input) => void (input && keepChosen(input, draft.current?.get('plugin')))}
            className="input"
            name="plugin"
            type="file"
            accept=".zip"
            required
          />
        </Field>
        {sent !== null && <progress className="submit-progress" value={sent} aria-label="Sent" />}
        <button type="submit" className="button button-primary button-wide" disabled={sent !== null}>
          {sent === null ? 'Submit' : sent < 1 ? `Sending… ${Math.floor(sent * 100)}%` : 'Checking…'}
        </button>
      </form>
    </Dialog>
  )
})

/** A file can only be put back into its field as if it had been dropped there. */
function keepChosen(input: HTMLInputElement, chosen: FormDataEntryValue | null | undefined): void {
  if (!(chosen instanceof File) || chosen.size === 0 || input.files?.length) return
  const transfer = new DataTransfer()
  transfer.items.add(chosen)
  input.files = transfer.files
}
