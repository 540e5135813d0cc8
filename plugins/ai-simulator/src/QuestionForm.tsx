import { Button } from '@msdat/sdk/kit'
import { useState } from 'react'

interface QuestionFormProps {
  isBusy: boolean
  onAsk: (question: string) => void
}

/** One follow-up question about the same figure. */
export function QuestionForm({ isBusy, onAsk }: QuestionFormProps) {
  const [question, setQuestion] = useState('')
  const text = question.trim()
  const send = () => {
    if (text === '' || isBusy) return
    onAsk(text)
    setQuestion('')
  }
  return (
    <div className="k-row">
      <label className="k-field">
        <span>Ask about this figure</span>
        <input
          value={question}
          maxLength={1000}
          placeholder="How far from the target?"
          onChange={(event) => setQuestion(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') send()
          }}
        />
      </label>
      <Button disabled={isBusy || text === ''} onClick={send}>
        Send
      </Button>
    </div>
  )
}
