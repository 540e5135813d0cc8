import type { SpecificationRow } from './SpecificationRow.ts'

const conversation = 'plugins/ai-simulator/src/Conversation.test.ts'

export const rows: readonly SpecificationRow[] = [
  {
    section: '1 §4',
    what: 'The conversation is cleared before a new generation',
    file: conversation,
    test: 'is cleared before a new generation',
  },
  {
    section: '1 §4',
    what: "Each follow-up appends the user's message then the reply",
    file: conversation,
    test: 'appends each question and then its answer',
  },
  {
    section: '1 §4',
    what: 'The assistant on a dashboard: analyse, ask on, cancel',
    file: 'tests/release/assistants.test.ts',
    test: 'the policy simulator answers from stored facts, and a cancelled answer is not written on',
  },
  {
    section: '1 §7',
    what: 'POST e4e/ask/ with the response field "response"',
    file: 'server/src/assistant/assistant.test.ts',
    test: 'answers the call of the first client in the field "response"',
  },
  {
    section: '1 §8',
    what: 'AI assistant failure: "An Error Occured"',
    file: conversation,
    test: 'says "An Error Occured" where an answer fails, and why where data are missing',
  },
  {
    section: '1 §9',
    what: 'Temperature 1, maximum 1500 new tokens',
    file: 'server/src/assistant/ModelServer.test.ts',
    test: 'with the key, temperature 1 and 1500 tokens',
  },
]
