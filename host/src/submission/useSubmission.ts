import { useEffect, useRef, useState } from 'react'
import { PluginSubmission } from '@msdat/sdk/contracts/ownSubmissions'
import { AppError } from '@msdat/sdk/contracts/problem'
import { useStores } from '../app/Stores.ts'
import type { FieldSpecs, FormValues } from '../forms/FieldSpec.ts'
import type { Faults, FormStore } from '../forms/FormStore.ts'
import { useForm } from '../forms/useForm.ts'
import { toProblem } from '../loading/Loadable.ts'
import type { SubmissionForm } from '../review/RegistryCalls.ts'
import { outcomeOf, outcomeOfProblem, type SubmissionOutcome } from './SubmissionOutcome.ts'
import { isStillThere, zipFault } from './zipFault.ts'

const fields: FieldSpecs = {
  name: { label: 'Name', autoComplete: 'name' },
  email: { label: 'E-mail', autoComplete: 'email', fault: { wrong: 'Please enter a valid email address' } },
  phone: { label: 'Phone', kind: 'tel', autoComplete: 'tel' },
  purpose: { label: 'Purpose', kind: 'text' },
  description: { label: 'Description', rows: 3 },
  plugin: {
    label: 'Plugin',
    kind: 'file',
    accept: '.zip',
    hint: 'A .zip file of at most 10 MB.',
    fault: 'Please choose a zip file.',
    isRequired: true,
  },
}

export interface SubmissionSending {
  form: FormStore
  /** How much of the zip has been sent, from 0 to 1. */
  sent: number
  /** Whoever closes the form does not want it sent. */
  giveUp: () => void
}

/** The form that hands a plugin in; it stays filled in while its dialog is closed. */
export function useSubmission(onDone: (outcome: SubmissionOutcome) => void): SubmissionSending {
  const { accounts, registry, toasts } = useStores()
  const { user } = accounts
  const [sent, setSent] = useState(0)
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])

  const send = async (body: SubmissionForm, zip: File): Promise<void> => {
    if (!(await isStillThere(zip)))
      throw refusedZip('The zip has changed since it was chosen. Please choose it again.')
    const { signal } = (sending.current = new AbortController())
    setSent(0)
    try {
      const outcome = outcomeOf(await registry.submit(body, zip, { signal, onProgress: setSent }))
      onDone(outcome)
      if (!outcome.isAccepted) throw refusedZip(outcome.message)
      toasts.show({ tone: 'success', message: 'Plugin has been submitted successfully, awaiting approval' })
    } catch (error) {
      if (!signal.aborted && !(error instanceof RefusedZip)) onDone(outcomeOfProblem(toProblem(error)))
      throw error
    }
  }
  const form = useForm({
    body: PluginSubmission,
    fields,
    initial: { name: user ? `${user.first_name} ${user.last_name}`.trim() : '', email: user?.email ?? '' },
    check: zipFaults,
    send: (body, { plugin }) => send(body, plugin as File),
    draftKey: 'plugin',
  })
  return { form, sent, giveUp: () => sending.current?.abort() }
}

class RefusedZip extends AppError {}

const refusedZip = (message: string): RefusedZip =>
  new RefusedZip('invalid_input', message, { plugin: [message] })

function zipFaults({ plugin }: FormValues): Faults {
  const fault = zipFault(plugin)
  return fault ? { plugin: fault } : {}
}
