import { expect, test } from 'vitest'
import type { ChatAnswer } from '@msdat/sdk/contracts/chatbot'
import { ChatStore } from './ChatStore.ts'

const answer = (text: string): ChatAnswer => ({
  kind: 'figure',
  text,
  suggestions: ['Next?'],
  links: [],
  citations: ['A report'],
  figures: [],
  writer: 'built-in',
})

function keptIn(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) }
}

function startChat(ask: (question: string, session: string) => Promise<ChatAnswer>, storage = keptIn()) {
  return new ChatStore({ ask, storage })
}
const said = ({ messages }: ChatStore): string[] =>
  messages.slice(1).map(({ type, text }) => `${type}: ${text}`)

test('a question and its answer are kept for the browser session, with its id', async () => {
  const storage = keptIn()
  const sessions: string[] = []
  const ask = (question: string, session: string) => {
    sessions.push(session)
    return Promise.resolve(answer(`On ${question}`))
  }
  const chat = startChat(ask, storage)
  chat.type('DPT3?')
  await chat.send()
  expect(chat.input).toBe('')
  const again = startChat(ask, storage)
  expect(said(again)).toEqual(['user: DPT3?', 'bot: On DPT3?'])
  await again.send('And in Lagos?')
  expect(sessions[1]).toBe(sessions[0])
  again.startAnew()
  await again.send('New')
  expect(sessions[2]).not.toBe(sessions[0])
  expect(said(again)).toEqual(['user: New', 'bot: On New'])
})

test('Send is disabled while the input is blank or an answer is on its way', async () => {
  let arrive: (value: ChatAnswer) => void = () => {}
  const chat = startChat(() => new Promise((resolve) => (arrive = resolve)))
  expect(chat.canSend).toBe(false)
  chat.type('   ')
  expect(chat.canSend).toBe(false)
  chat.type('DPT3?')
  expect(chat.canSend).toBe(true)
  const sending = chat.send()
  chat.type('again')
  expect(chat.canSend).toBe(false)
  await chat.send('again')
  expect(said(chat)).toEqual(['user: DPT3?'])
  arrive(answer('Yes.'))
  await sending
  expect(chat.canSend).toBe(true)
})

test('a failure and an empty answer are said in the words of the specification', async () => {
  const chat = startChat((question) =>
    question === 'a' ? Promise.reject(new Error()) : Promise.resolve(answer(' ')),
  )
  await chat.send('a')
  await chat.send('b')
  expect(said(chat)).toEqual([
    'user: a',
    'bot: Sorry, I encountered an error. Please try again.',
    'user: b',
    'bot: Sorry, I did not understand the response.',
  ])
})

test('what stands in the storage and is no conversation does no harm', () => {
  const storage = { getItem: () => '{"messages":7}', setItem: () => {} }
  expect(startChat(() => Promise.reject(new Error()), storage).messages).toHaveLength(1)
})
