import { useEffect, useId, useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { Icon } from '../parts/Icon.tsx'
import { ChatMessages } from './ChatMessages.tsx'
import type { ChatStore } from './ChatStore.ts'

export const ChatPanel = observer(function ChatPanel({ chat }: { chat: ChatStore }) {
  const heading = useId()
  const input = useRef<HTMLInputElement>(null)
  // Whoever opens the panel wants to type.
  useEffect(() => void input.current?.focus({ preventScroll: true }), [])
  return (
    <section className="card chat-panel no-print" aria-labelledby={heading}>
      <div className="row chat-head">
        <h2 id={heading}>Metadata assistant</h2>
        <button type="button" className="text-button small" onClick={chat.startAnew}>
          Start anew
        </button>
        <button type="button" className="icon-button" aria-label="Close the assistant" onClick={chat.close}>
          <Icon name="close" />
        </button>
      </div>
      <ChatMessages chat={chat} />
      <form
        className="chat-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (chat.canSend) void chat.send()
        }}
      >
        <input
          ref={input}
          className="input"
          aria-label="Your question"
          placeholder="Type your question"
          maxLength={500}
          autoComplete="off"
          value={chat.input}
          onChange={(event) => chat.type(event.currentTarget.value)}
        />
        <button type="submit" className="button button-primary" disabled={!chat.canSend}>
          Send
        </button>
      </form>
    </section>
  )
})
