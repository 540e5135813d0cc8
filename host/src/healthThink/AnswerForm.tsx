import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { answerThinkQuestion, NewThinkAnswer } from '@msdat/sdk/contracts/healthThink'
import { ContractForm } from '../forms/ContractForm.tsx'
import type { FieldSpecs } from '../forms/FieldSpec.ts'
import { useForm } from '../forms/useForm.ts'
import { viewField } from './viewField.ts'

const fields: FieldSpecs = {
  body: { label: 'Your answer', rows: 5, hint: null },
  sources: {
    label: 'Sources',
    rows: 3,
    hint: 'Publications, data sources or laws, one a line.',
    fault: 'An answer needs its sources',
  },
  view: viewField,
}

/** An answer is taken with its sources only. */
export const AnswerForm = observer(function AnswerForm({
  question,
  onAnswered,
}: {
  question: number
  onAnswered: () => void
}) {
  const form = useForm({
    body: NewThinkAnswer,
    fields,
    initial: { view: '' },
    send: (answer) => call(answerThinkQuestion, { question, ...answer }),
    draftKey: `think-answer-${question}`,
    waitsAs: 'think-answer',
    clearsWhenSent: true,
    toInput: (answer) => ({ question, ...answer }),
    texts: { saved: 'Thank you. A moderator looks at your answer before everyone sees it.' },
  })
  return (
    <section className="card think-card stack" aria-labelledby="think-answer">
      <h2 id="think-answer">Answer</h2>
      <ContractForm form={form} action="Answer" onSaved={onAnswered} />
    </section>
  )
})
