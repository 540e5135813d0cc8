import type { SpecificationRow } from './SpecificationRow.ts'

const chat = 'host/src/chatbot/ChatStore.test.ts'
const llama = 'host/src/llama/LlamaStore.test.ts'
const served = 'server/src/chatbot/llama.test.ts'

export const rows: readonly SpecificationRow[] = [
  {
    section: '2 §2.13',
    what: 'Chatbot: session id and messages persist for the browser session',
    file: chat,
    test: 'are kept for the browser session, with its id',
  },
  {
    section: '2 §2.13',
    what: 'Chatbot: Send is disabled when input is blank or loading',
    file: chat,
    test: 'Send is disabled while the input is blank or an answer is on its way',
  },
  {
    section: '2 §8',
    what: 'Chatbot: "Sorry, I encountered an error. Please try again."; "Sorry, I did not understand the response."',
    file: chat,
    test: 'a failure and an empty answer are said in the words of the specification',
  },
  {
    section: '2 §7.6',
    what: 'Chatbot: POST to a webhook with question and overrideConfig.sessionId',
    file: served,
    test: 'speaks to a webhook as it wants: a question and a session',
  },
  {
    section: '2 §2.13',
    what: 'Answers with simple formatting: bold, bullet and numbered lists, line breaks',
    file: 'host/src/chatbot/FormattedText.test.tsx',
    test: 'bold words, points, numbered lists and line breaks are drawn',
  },
  {
    section: '2 §4',
    what: 'Llama AI: Ask is disabled when the question is empty or a request is in flight',
    file: llama,
    test: 'Ask is disabled while the question is empty or a request is in flight',
  },
  {
    section: '2 §8',
    what: 'Llama AI: "Unexpected response structure received."; "An error occurred while querying the AI model. Please try again later."',
    file: served,
    test: 'says what the specification says for %s',
  },
  {
    section: '2 §9',
    what: 'AI: temperature 0.7, no streaming, context 32768',
    file: served,
    test: 'asks with context 32768, temperature 0.7 and no streaming, the facts before the question',
  },
]
