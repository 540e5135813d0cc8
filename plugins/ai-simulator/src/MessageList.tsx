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
            <div style={{ whiteSpace: 'pre-wrap' }}>{text}</div>
          </div>
        ),
      )}
      {growing !== '' && (
        // Read out as a whole at its end, not word by word.
        <div aria-hidden>
          <strong>Assistant</strong>
          <div style={{ whiteSpace: 'pre-wrap' }}>{growing}</div>
        </div>
      )}
      {isGenerating && <p className="k-muted">Analyzing…</p>}
    </div>
  )
}
