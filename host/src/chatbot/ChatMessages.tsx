import { useEffect, useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { AnswerBasis } from './AnswerBasis.tsx'
import { FormattedText } from './FormattedText.tsx'
import type { ChatStore } from './ChatStore.ts'

/** What was said, the newest last; read aloud as it comes. */
export const ChatMessages = observer(function ChatMessages({ chat }: { chat: ChatStore }) {
  const box = useRef<HTMLDivElement>(null)
  const { messages, isLoading } = chat
  useEffect(() => {
    // Chromium answers a promise, which would be taken for the effect's clean-up.
    void box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [messages, isLoading])
  return (
    // Scrolls, so it must be reachable with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      ref={box}
      className="chat-messages"
      role="log"
      aria-label="Conversation"
      aria-busy={isLoading}
      tabIndex={0}
    >
      {messages.map((message, at) => (
        <div key={at} className={`chat-message chat-${message.type}`}>
          <span className="visually-hidden">{message.type === 'user' ? 'You' : 'Assistant'}: </span>
          <FormattedText text={message.text} />
          <AnswerBasis links={message.links} citations={message.citations} />
          {at === messages.length - 1 && !isLoading && message.suggestions.length > 0 && (
            <div className="chat-suggestions">
              {message.suggestions.map((suggestion) => (
                <button
                  key={suggestion}
                  type="button"
                  className="button button-outline"
                  onClick={() => void chat.send(suggestion)}
                >
                  {suggestion}
                </button>
              ))}
            </div>
          )}
        </div>
      ))}
      {isLoading && (
        <p className="chat-message chat-bot muted" role="status">
          Looking it up …
        </p>
      )}
    </div>
  )
})
