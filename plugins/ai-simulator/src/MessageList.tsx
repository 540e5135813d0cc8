import { Note } from '@msdat/sdk/kit'
import type { Message } from './Conversation.ts'

interface MessageListProps {
  messages: readonly Message[]
  isGenerating: boolean
}

/** What was said, the newest last; read aloud as it comes. */
export function MessageList({ messages, isGenerating }: MessageListProps) {
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
            <div style={{ whiteSpace: 'pre-wrap' }}>{text}</div>
          </div>
        ),
      )}
      {isGenerating && <p className="k-muted">Analyzing…</p>}
    </div>
  )
}
