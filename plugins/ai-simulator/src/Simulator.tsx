import type { HostInput } from '@msdat/sdk'
import { Button } from '@msdat/sdk/kit'
import { useId } from 'react'
import { Basis } from './Basis.tsx'
import { MessageList } from './MessageList.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { useConversation } from './useConversation.ts'

interface SimulatorProps {
  figure: HostInput<'assistant.ask'>
  about: string
}

export function Simulator({ figure, about }: SimulatorProps) {
  const { conversation, ask, stop } = useConversation(figure)
  const { isGenerating, messages, growing, simulation } = conversation
  const heading = useId()
  return (
    <section className="k-card" aria-labelledby={heading}>
      <div className="k-card-head">
        <div>
          <h3 id={heading}>Policy Simulator</h3>
          <p className="k-muted">{about}</p>
        </div>
      </div>
      <div className="k-card-body k-stack">
        <p>
          The assistant says what is stored about this figure and names two published interventions, with
          advantages and disadvantages. It knows no other figures. Its answers are for discussion and decide
          nothing.
        </p>
        <div className="k-row">
          <Button kind="primary" disabled={isGenerating} onClick={() => void ask(null)}>
            {messages.length > 0 ? 'Analyze again' : 'Analyze'}
          </Button>
          {isGenerating && <Button onClick={stop}>Cancel</Button>}
        </div>
        <MessageList messages={messages} isGenerating={isGenerating} growing={growing} />
        {simulation && <Basis simulation={simulation} />}
        {simulation && <QuestionForm isBusy={isGenerating} onAsk={(question) => void ask(question)} />}
      </div>
    </section>
  )
}
