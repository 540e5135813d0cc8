import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { askThinkQuestion, NewThinkQuestion } from '@msdat/sdk/contracts/healthThink'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'
import { viewField } from './viewField.ts'

const fields: FieldSpecs = {
  title: {
    label: 'Question',
    hint: 'One sentence, such as: Why do survey and routine figures of DPT3 differ in Kano?',
  },
  body: {
    label: 'What is known, and what you want to know',
    rows: 5,
    hint: null,
    fault: { missing: 'Say what is known, and what you want to know' },
  },
  view: viewField,
}

interface AskFormProps {
  onClose: () => void
  onAsked: () => void
}

/** A new question; it waits for a moderator, and its author is told so. */
export const AskForm = observer(function AskForm({ onClose, onAsked }: AskFormProps) {
  const [isSent, setSent] = useState(false)
  const form = useForm({
    body: NewThinkQuestion,
    fields,
    initial: { view: '' },
    send: (question) => call(askThinkQuestion, question),
    draftKey: 'think-question',
    waitsAs: 'think-question',
  })
  if (isSent)
    return (
      <p className="card think-card" role="status">
        Thank you. A moderator looks at your question before everyone sees it. Until then you find it under
        Written by: Me.{' '}
        <button type="button" className="text-button" onClick={onClose}>
          Close
        </button>
      </p>
    )
  return (
    <section className="card think-card stack" aria-label="Ask a question">
      <ContractForm
        form={form}
        action="Ask"
        isFocused
        onSaved={() => {
          setSent(true)
          onAsked()
        }}
      />
      <button type="button" className="text-button" onClick={onClose}>
        Cancel
      </button>
    </section>
  )
})
