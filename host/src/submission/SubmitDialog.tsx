import { useState, type FormEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { archiveLimits } from '@msdat/sdk/contracts/archiveLimits'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Field } from '../parts/Field.tsx'
import { outcomeOf, outcomeOfProblem, type SubmissionOutcome } from './SubmissionOutcome.ts'

interface SubmitDialogProps {
  onClose: () => void
  onDone: (outcome: SubmissionOutcome) => void
}

export const SubmitDialog = observer(function SubmitDialog({ onClose, onDone }: SubmitDialogProps) {
  const { accounts, registry, toasts } = useStores()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const { user } = accounts

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const zip = data.get('plugin')
    const refusal = refusalOf(zip)
    setFault(refusal)
    if (refusal || !(zip instanceof File)) return
    setBusy(true)
    const outcome = await registry
      .submit(readForm(data), zip)
      .then(outcomeOf)
      .catch((error: unknown) => outcomeOfProblem(toProblem(error)))
    if (outcome.isAccepted) {
      toasts.show({ tone: 'success', message: 'Plugin has been submitted successfully, awaiting approval' })
    }
    onDone(outcome)
  }
  return (
    <Dialog title="Submit Plugin" onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <Field label="Name">
          <input
            className="input"
            name="name"
            required
            minLength={2}
            maxLength={150}
            autoComplete="name"
            data-first-focus
            defaultValue={user ? `${user.first_name} ${user.last_name}`.trim() : ''}
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
            defaultValue={user?.email ?? ''}
          />
        </Field>
        <Field label="Phone (optional)">
          <input className="input" name="phone" type="tel" maxLength={40} autoComplete="tel" />
        </Field>
        <Field label="Purpose (optional)" hint="Whom it helps, and with what.">
          <input className="input" name="purpose" maxLength={2000} />
        </Field>
        <Field label="Description (optional)">
          <textarea className="input" name="description" maxLength={2000} rows={3} />
        </Field>
        <Field label="Plugin" hint="A .zip file of at most 10 MB." fault={fault}>
          <input className="input" name="plugin" type="file" accept=".zip" required />
        </Field>
        <button type="submit" className="button button-primary button-wide" disabled={isBusy}>
          {isBusy ? 'Sending and checking…' : 'Submit'}
        </button>
      </form>
    </Dialog>
  )
})

function refusalOf(zip: FormDataEntryValue | null): string | undefined {
  if (!(zip instanceof File) || zip.size === 0) return 'Please choose a zip file.'
  if (!/\.zip$/i.test(zip.name)) return 'Only a .zip file can be submitted.'
  return zip.size > archiveLimits.zipBytes ? 'The zip is larger than 10 MB.' : undefined
}

function readForm(data: FormData) {
  const text = (name: string): string => String(data.get(name) ?? '').trim()
  const optional = ['phone', 'purpose', 'description'] as const
  return {
    name: text('name'),
    email: text('email'),
    ...Object.fromEntries(optional.filter((name) => text(name)).map((name) => [name, text(name)])),
  }
}
