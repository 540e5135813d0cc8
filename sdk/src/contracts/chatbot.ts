import * as Type from 'typebox'
import { PeriodText } from './data.ts'
import { endpoint } from './endpoint.ts'

const closed = { additionalProperties: false } as const
const Id = Type.Integer({ minimum: 1 })

/** What the chatbot says where an answer fails, in the words of the specification. */
export const chatTexts = {
  failure: 'Sorry, I encountered an error. Please try again.',
  notUnderstood: 'Sorry, I did not understand the response.',
} as const

/** What Llama AI says while it waits and where it fails (specification 2, sections 2.13 and 8). */
export const llamaTexts = {
  waiting: 'Fetching response...',
  unexpected: 'Unexpected response structure received.',
  failure: 'An error occurred while querying the AI model. Please try again later.',
} as const

/** Temperature and context window of Llama AI (specification 2, section 9). */
export const llamaSettings = { temperature: 0.7, context: 32_768 } as const

const kinds = [
  'figure',
  'ranking',
  'trend',
  'comparison',
  'definition',
  'coverage',
  'source',
  'list',
  'help',
  'unclear',
  'missing',
  'refusal',
] as const

/** A stored figure that an answer rests on. */
export const ChatFigure = Type.Object(
  {
    indicator: Id,
    datasource: Id,
    location: Id,
    period: PeriodText,
    value: Type.Number({ description: 'As stored; the text has it rounded to two decimals.' }),
  },
  closed,
)
export type ChatFigure = Type.Static<typeof ChatFigure>

export const ChatLink = Type.Object(
  { label: Type.String(), path: Type.String({ description: 'An address of this site.' }) },
  closed,
)
export type ChatLink = Type.Static<typeof ChatLink>

export const ChatAnswer = Type.Object(
  {
    kind: Type.Enum([...kinds], {
      description:
        'unclear: several things fit; missing: nothing is stored for what was named; refusal: no question for the stored figures.',
    }),
    text: Type.String({
      description: 'Paragraphs with a blank line between; "- " begins a point, ** stands around bold words.',
    }),
    suggestions: Type.Array(Type.String(), { description: 'Questions to ask next.' }),
    links: Type.Array(ChatLink, { description: 'Where the figures are shown.' }),
    citations: Type.Array(Type.String(), { description: 'The publications that the figures come from.' }),
    figures: Type.Array(ChatFigure),
    writer: Type.Enum(['built-in', 'model']),
  },
  closed,
)
export type ChatAnswer = Type.Static<typeof ChatAnswer>

const Question = Type.String({
  minLength: 1,
  maxLength: 500,
  pattern: '\\S',
  examples: ['DPT3 in Kano, newest survey?'],
})
const limit = { most: 30, minutes: 1 } as const

export const askChatbot = endpoint({
  method: 'POST',
  path: '/api/assistant/chat/',
  access: 'public',
  limit,
  summary: 'Answers a question on indicators, sources, coverage, methods and figures from what is stored.',
  body: Type.Object(
    {
      question: Question,
      overrideConfig: Type.Optional(
        Type.Object(
          {
            sessionId: Type.String({
              pattern: '^[A-Za-z0-9-]{8,64}$',
              description:
                'Made by the browser for one visit: a follow-up is understood by what was asked before.',
            }),
          },
          closed,
        ),
      ),
    },
    closed,
  ),
  output: ChatAnswer,
})

export const askLlama = endpoint({
  method: 'POST',
  path: '/api/assistant/llama/',
  access: 'public',
  limit,
  problems: ['not_found', 'unavailable'],
  summary: 'Answers a question about one indicator from what is stored of it.',
  body: Type.Object(
    { indicator: Id, question: Question },
    { ...closed, examples: [{ indicator: 18, question: 'Which state is highest?' }] },
  ),
  output: ChatAnswer,
})
