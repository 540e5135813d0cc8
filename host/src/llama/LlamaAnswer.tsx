import { observer } from 'mobx-react-lite'
import { llamaTexts } from '@msdat/sdk/contracts/chatbot'
import { AnswerBasis } from '../chatbot/AnswerBasis.tsx'
import { FormattedText } from '../chatbot/FormattedText.tsx'
import type { LlamaStore } from './LlamaStore.ts'

/** Where the answer comes: that it is fetched, the answer with what it rests on, or why there is none. */
export const LlamaAnswer = observer(function LlamaAnswer({ llama }: { llama: LlamaStore }) {
  const { state } = llama
  return (
    <div aria-live="polite" aria-busy={state.status === 'loading'}>
      {state.status === 'loading' && (
        <p className="card llama-card llama-waiting">
          <span className="llama-spinner" aria-hidden="true" />
          {llamaTexts.waiting}
        </p>
      )}
      {state.status === 'failed' && <p className="card llama-card field-fault">{state.message}</p>}
      {state.status === 'answered' && (
        <section className="card llama-card stack" aria-label="Answer">
          <FormattedText text={state.answer.text} />
          <AnswerBasis links={state.answer.links} citations={state.answer.citations} />
          <p className="small muted">
            {state.answer.writer === 'model'
              ? 'Worded by a language model; sentences with numbers that are not stored were removed.'
              : 'Composed from stored figures, without a language model.'}
          </p>
        </section>
      )}
    </div>
  )
})
