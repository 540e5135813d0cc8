import { Note } from '@msdat/sdk/kit'
import type { Message } from './Conversation.ts'

interface MessageListProps {
  messages: readonly Message[]
  isGenerating: boolean
  /** What has come so far of the answer that is being written. */
  growing?: string
}

/** What was said, the newest last; read aloud as it comes. */
export function MessageList({ messages, isGenerating, growing = '' }: MessageListProps) {
  return (
    <div className="k-stack" role="log" aria-label="Conversation" aria-busy={isGenerating}>
      {messages.map(({ id, from, text, isFailure }) =>
        isFailure ? (
          <Note key={id} tone="warning">
            {text}
          </Note>
        ) : (
          <div key={id}>
            <strong>{from === 'visitor' ? 'You' : 'Assistant'}</strong>
            <Words text={text} />
          </div>
        ),
      )}
      {growing !== '' && (
        // Read out as a whole at its end, not word by word.
        <div aria-hidden>
          <strong>Assistant</strong>
          <Words text={growing} />
        </div>
      )}
      {isGenerating && <p className="k-muted">Analyzing…</p>}
    </div>
  )
}

/** Lines as they came, with the name of each intervention as a heading of what is said of it. */
function Words({ text }: { text: string }) {
  const parts = text.split(/^(Intervention \d.*)$/m)
  return (
    <div style={{ whiteSpace: 'pre-wrap' }}>
      {parts.map((part, at) => (at % 2 === 1 ? <strong key={part}>{part}</strong> : part))}
    </div>
  )
}
