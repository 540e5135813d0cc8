import type { HostOutput, Reply } from '@msdat/sdk'

type Simulation = HostOutput<'assistant.ask'>

export interface Message {
  id: number
  from: 'visitor' | 'assistant'
  text: string
  isFailure?: boolean
}

export interface Conversation {
  isGenerating: boolean
  messages: Message[]
  /** What has come so far of the answer that is being written. */
  growing: string
  /** What the first answer rests on; null before there is one. */
  simulation: Simulation | null
}

export const emptyConversation: Conversation = {
  isGenerating: false,
  messages: [],
  growing: '',
  simulation: null,
}

/** Word for word from the specification. */
export const failureText = 'An Error Occured'

/** A new generation clears what was said before; a follow-up appends the visitor's message. */
export function begin(before: Conversation, question: string | null): Conversation {
  if (question === null) return { ...emptyConversation, isGenerating: true }
  return { ...before, isGenerating: true, messages: withMessage(before, { from: 'visitor', text: question }) }
}

/** More of the answer has come. */
export const grow = (before: Conversation, growing: string): Conversation => ({ ...before, growing })

export function finish(before: Conversation, reply: Reply<Simulation>): Conversation {
  const said = { ...before, isGenerating: false, growing: '' }
  if (reply.ok) {
    const { text } = reply.value
    return {
      ...said,
      simulation: before.simulation ?? reply.value,
      messages: withMessage(before, { from: 'assistant', text }),
    }
  }
  // Missing data is a refusal that says why; everything else is a failure.
  const isRefusal = reply.problem.code === 'not_found'
  const text = isRefusal ? reply.problem.message : failureText
  return { ...said, messages: withMessage(before, { from: 'assistant', text, isFailure: !isRefusal }) }
}

/** The visitor does not wait any longer: what has come is kept, and said to be unfinished. */
export function cancel(before: Conversation): Conversation {
  const { growing } = before
  const ended = { ...before, isGenerating: false, growing: '' }
  if (growing === '') return ended
  const text = `${growing}\n\nYou ended the answer here.`
  return { ...ended, messages: withMessage(before, { from: 'assistant', text }) }
}

function withMessage({ messages }: Conversation, message: Omit<Message, 'id'>): Message[] {
  return [...messages, { id: messages.length, ...message }]
}
