import { expect, test } from 'vitest'
import type { ChatAnswer } from '@msdat/sdk/contracts/chatbot'
import { AppError } from '@msdat/sdk/contracts/problem'
import { LlamaStore } from './LlamaStore.ts'

const answer = (text: string): ChatAnswer => ({
  kind: 'figure',
  text,
  suggestions: [],
  links: [],
  citations: [],
  figures: [],
  writer: 'built-in',
})
const asking = (ask: () => Promise<ChatAnswer>): LlamaStore => {
  const llama = new LlamaStore(ask)
  llama.type('Which is highest?')
  return llama
}

test('Ask is disabled while the question is empty or a request is in flight', async () => {
  let arrive: (value: ChatAnswer) => void = () => {}
  const llama = new LlamaStore(() => new Promise((resolve) => (arrive = resolve)))
  expect(llama.canAsk).toBe(false)
  llama.type(' ')
  expect(llama.canAsk).toBe(false)
  llama.type('Which is highest?')
  const sending = llama.ask(18)
  expect(llama.canAsk).toBe(false)
  arrive(answer('Edo.'))
  await sending
  expect(llama.state).toMatchObject({ status: 'answered' })
  expect(llama.canAsk).toBe(true)
})

test.each([
  [
    'an error',
    () => Promise.reject(new Error()),
    'An error occurred while querying the AI model. Please try again later.',
  ],
  ['no words', () => Promise.resolve(answer('')), 'Unexpected response structure received.'],
  [
    'a reply without the expected structure',
    () => Promise.reject(new AppError('unavailable', 'Unexpected response structure received.')),
    'Unexpected response structure received.',
  ],
])('says what the specification says for %s', async (_, ask, message) => {
  const llama = asking(ask)
  await llama.ask(18)
  expect(llama.state).toEqual({ status: 'failed', message })
})

test('an answer to another indicator is not shown', async () => {
  let arrive: (value: ChatAnswer) => void = () => {}
  const llama = asking(() => new Promise((resolve) => (arrive = resolve)))
  const sending = llama.ask(18)
  llama.clear()
  arrive(answer('Edo.'))
  await sending
  expect(llama.state).toEqual({ status: 'idle' })
})
