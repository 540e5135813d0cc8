import { host, type HostInput } from '@msdat/sdk'
import { useRef, useState } from 'react'
import { begin, cancel, emptyConversation, finish } from './Conversation.ts'

type Figure = Omit<HostInput<'assistant.ask'>, 'question'>

/** What is said about one figure. An answer that was cancelled, or overtaken by another, is dropped. */
export function useConversation(figure: Figure) {
  const [conversation, setConversation] = useState(emptyConversation)
  const latest = useRef(0)
  const ask = async (question: string | null): Promise<void> => {
    latest.current += 1
    const own = latest.current
    setConversation((before) => begin(before, question))
    const reply = await host.call('assistant.ask', { ...figure, ...(question !== null && { question }) })
    if (own === latest.current) setConversation((before) => finish(before, reply))
  }
  const stop = (): void => {
    latest.current += 1
    setConversation(cancel)
  }
  return { conversation, ask, stop }
}
