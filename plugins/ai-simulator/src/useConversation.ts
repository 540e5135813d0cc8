import { host, type HostInput } from '@msdat/sdk'
import { useRef, useState } from 'react'
import { begin, cancel, emptyConversation, finish, grow } from './Conversation.ts'
import { readAnswer } from './readAnswer.ts'

type Figure = Omit<HostInput<'assistant.begin'>, 'question'>

/** What is said about one figure, as it is written. An answer that was cancelled, or overtaken by another, is ended. */
export function useConversation(figure: Figure) {
  const [conversation, setConversation] = useState(emptyConversation)
  const latest = useRef<AbortController | null>(null)
  const ask = async (question: string | null): Promise<void> => {
    latest.current?.abort()
    const end = new AbortController()
    latest.current = end
    setConversation((before) => begin(before, question))
    const reply = await readAnswer(
      { ...figure, ...(question !== null && { question }) },
      {
        signal: end.signal,
        ask: host.call,
        onText: (text) => setConversation((before) => grow(before, text)),
      },
    )
    if (reply) setConversation((before) => finish(before, reply))
  }
  const stop = (): void => {
    latest.current?.abort()
    setConversation(cancel)
  }
  return { conversation, ask, stop }
}
