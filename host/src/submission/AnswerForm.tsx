import { useEffect, useRef, useState, type FormEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Field } from '../parts/Field.tsx'
import { isStillThere, zipFault } from './zipFault.ts'

interface AnswerFormProps {
  id: number
  token: string | undefined
  onAnswered: () => void
}

/** The author's answer to a request for changes: a new zip, and what was changed in it. */
export const AnswerForm = observer(function AnswerForm({ id, token, onAnswered }: AnswerFormProps) {
  const { registry, toasts } = useStores()
  /** How much of the zip has been sent; null while nothing is. */
  const [sent, setSent] = useState<number | null>(null)
  const [fault, setFault] = useState<string>()
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const control = (sending.current = new AbortController())
    const zip = data.get('plugin') as File
    const wrong = zipFault(zip)
    setFault(wrong)
    if (wrong !== undefined) return
    if (!(await isStillThere(zip)))
      return setFault('The zip has changed since it was chosen. Please choose it again.')
    setSent(0)
    const note = String(data.get('note') ?? '').trim()
    try {
      const { state } = await registry.answer({ id, token, ...(note && { note }) }, zip, {
        signal: control.signal,
        onProgress: setSent,
      })
      if (state === 'changes_requested') setFault('The checks found something to correct: see below.')
      else toasts.show({ tone: 'success', message: 'Your answer is with the reviewers.' })
      onAnswered()
    } catch (error) {
      if (!control.signal.aborted) toasts.showProblem(toProblem(error))
    } finally {
      if (!control.signal.aborted) setSent(null)
    }
  }
  return (
    <form
      className="stack answer-form"
      aria-label="Answer with a new zip"
      onSubmit={(event) => void send(event)}
    >
      <Field label="What you changed (optional)" hint="The reviewers read it beside the new zip.">
        <textarea className="input" name="note" rows={2} maxLength={2000} />
      </Field>
      <Field label="New zip" hint="A .zip file of at most 10 MB; the same plugin id." fault={fault}>
        <input className="input" name="plugin" type="file" accept=".zip" required />
      </Field>
      {sent !== null && <progress className="submit-progress" value={sent} aria-label="Sent" />}
      <button type="submit" className="button button-primary" disabled={sent !== null}>
        {sent === null ? 'Send the answer' : sent < 1 ? `Sending… ${Math.floor(sent * 100)}%` : 'Checking…'}
      </button>
    </form>
  )
})
