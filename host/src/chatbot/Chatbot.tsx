import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { askChatbot } from '@msdat/sdk/contracts/chatbot'
import { Icon } from '../parts/Icon.tsx'
import { ChatPanel } from './ChatPanel.tsx'
import { ChatStore } from './ChatStore.ts'
import './chatbot.css'

/** The metadata assistant: a button, and behind it the conversation. May stand on any page. */
export const Chatbot = observer(function Chatbot() {
  const [chat] = useState(startChat)
  if (chat.isOpen) return <ChatPanel chat={chat} />
  return (
    <button
      type="button"
      className="button button-primary chat-launcher no-print"
      aria-expanded={false}
      onClick={chat.open}
    >
      <Icon name="chat" size={18} />
      Ask the metadata assistant
    </button>
  )
})

/** Longer than the server waits for a model. */
const deadlineMs = 60_000

const startChat = (): ChatStore =>
  new ChatStore({
    ask: (question, sessionId) =>
      call(askChatbot, { question, overrideConfig: { sessionId } }, { deadlineMs }),
    storage: sessionStore(),
  })

/** Null where the visitor's browser forbids it. */
function sessionStore(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
