import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { Indicator } from '@msdat/sdk/contracts/reference'
import type { Names } from '@msdat/sdk/view'
import { SelectField } from '../controls/SelectField.tsx'
import { CatalogFrame } from '../figures/CatalogFrame.tsx'
import { IndicatorFacts } from './IndicatorFacts.tsx'
import { LlamaAnswer } from './LlamaAnswer.tsx'
import { LlamaStore } from './LlamaStore.ts'
import '../chatbot/chatbot.css'
import './llama.css'

/** Questions about one indicator, answered through the server only. */
export const LlamaPage = observer(function LlamaPage() {
  return (
    <div className="reading-page stack">
      <h1>Llama AI</h1>
      <p className="muted">
        Choose an indicator and ask about it. Answers rest on the stored figures; a language model may put
        them into words where this installation has one.
      </p>
      <CatalogFrame>{(names) => <Questions names={names} />}</CatalogFrame>
    </div>
  )
})

const Questions = observer(function Questions({ names }: { names: Names }) {
  const { indicators } = names.catalog
  const [llama] = useState(() => new LlamaStore())
  const [chosen, setChosen] = useState<Indicator | undefined>(indicators[0])
  const indicator = indicators.find(({ id }) => id === chosen?.id) ?? indicators[0]
  if (!indicator) return <p className="empty card">There are no indicators to ask about.</p>
  const choose = (id: number): void => {
    setChosen(indicators.find((one) => one.id === id))
    llama.clear()
  }
  return (
    <>
      <div className="card llama-card stack">
        <SelectField
          label="Indicator"
          choices={indicators.map(({ id, full_name, program_area }) => ({
            value: id,
            label: full_name,
            group: program_area,
          }))}
          value={indicator.id}
          onChange={choose}
        />
        <IndicatorFacts indicator={indicator} />
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            void llama.ask(indicator.id)
          }}
        >
          <label className="field">
            <span className="field-label">Question</span>
            <textarea
              className="input"
              maxLength={500}
              rows={3}
              placeholder="Which state has the lowest value, and by which source?"
              value={llama.question}
              onChange={(event) => llama.type(event.currentTarget.value)}
            />
          </label>
          <div className="row">
            <button type="submit" className="button button-primary" disabled={!llama.canAsk}>
              Ask
            </button>
          </div>
        </form>
      </div>
      <LlamaAnswer llama={llama} />
    </>
  )
})
