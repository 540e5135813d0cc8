import * as Type from 'typebox'
import { PeriodText } from './data.ts'
import { endpoint } from './endpoint.ts'
import { Nullable } from './outcome.ts'

const closed = { additionalProperties: false } as const
const Id = Type.Integer({ minimum: 1 })

/** Temperature and most new tokens of an answer (specification 1, section 9). */
export const assistantDefaults = { temperature: 1, tokens: 1500 } as const
/** What is said where an answer fails, in the words of the specification. */
export const assistantFailure = 'An Error Occured'

const Figure = Type.Object({ source: Type.String(), period: PeriodText, value: Type.Number() }, closed)

/** Everything that an answer may say about a figure, read from stored rows. */
export const FactPack = Type.Object(
  {
    indicator: Type.String(),
    area: Type.String({ description: 'Program area.' }),
    unit: Type.String(),
    slope: Type.String({ description: 'Desirable direction: Positive, Negative or Unknown.' }),
    source: Type.String(),
    place: Type.String(),
    period: PeriodText,
    value: Type.Number(),
    interval: Nullable(Type.Object({ lower: Type.Number(), upper: Type.Number() }, closed)),
    trend: Nullable(
      Type.Object(
        { period: PeriodText, value: Type.Number(), change: Type.Number() },
        { ...closed, description: 'Against the figure before, of the same source and place.' },
      ),
    ),
    rank: Nullable(
      Type.Object(
        { at: Type.Integer(), of: Type.Integer() },
        { ...closed, description: 'Among the states with a figure, the best first.' },
      ),
    ),
    target: Nullable(
      Type.Object(
        { kind: Type.Enum(['national', 'SDG']), value: Type.Number(), gap: Type.Number() },
        { ...closed, description: 'The gap is the value minus the target.' },
      ),
    ),
    agreement: Type.Array(Figure, {
      description: 'Newest figures of other sources for the place, within three years.',
    }),
    flags: Type.Array(Type.String(), { description: 'What the data-quality rules say of the figure.' }),
    sentences: Type.Array(Type.String(), { description: 'The same in words.' }),
  },
  closed,
)
export type FactPack = Type.Static<typeof FactPack>

/** A published intervention of the knowledge base. */
export const Intervention = Type.Object(
  {
    id: Type.String(),
    areas: Type.Array(Type.String(), { description: 'Program areas it belongs to.' }),
    title: Type.String(),
    words: Type.Array(Type.String(), { description: 'Words in names of indicators that it is for.' }),
    advantages: Type.Array(Type.String()),
    disadvantages: Type.Array(Type.String()),
    source: Type.Object({ title: Type.String(), publisher: Type.String(), year: Type.Integer() }, closed),
  },
  closed,
)
export type Intervention = Type.Static<typeof Intervention>

export const Simulation = Type.Object(
  {
    pack: FactPack,
    interventions: Type.Array(Intervention),
    knowledge: Type.String({ description: 'Version of the knowledge base.' }),
    text: Type.String(),
    writer: Type.Enum(['built-in', 'model']),
    removed: Type.Integer({ description: 'Sentences of the model that had a number of their own.' }),
  },
  closed,
)
export type Simulation = Type.Static<typeof Simulation>

export const assistantLimit = { most: 30, minutes: 1 } as const

export const SimulationRequest = Type.Object(
  {
    indicator: Id,
    datasource: Id,
    location: Id,
    period: PeriodText,
    question: Type.Optional(
      Type.String({ maxLength: 1000, description: 'A follow-up; absent for a new simulation.' }),
    ),
  },
  { ...closed, examples: [{ indicator: 18, datasource: 2, location: 1, period: '2018' }] },
)

export const simulatePolicy = endpoint({
  method: 'POST',
  path: '/api/assistant/simulate/',
  access: 'public',
  limit: assistantLimit,
  problems: ['not_found', 'unavailable'],
  summary:
    'Two published interventions for a figure, or the answer to a question about it; bound to stored rows.',
  body: SimulationRequest,
  output: Simulation,
})

/** One line of an answer that comes while it is written: more of its text, or at the end the whole. */
export const SimulationLine = Type.Union([
  Type.Object({ add: Type.String() }, closed),
  Type.Object({ simulation: Simulation }, closed),
])

export const streamSimulation = endpoint({
  method: 'POST',
  path: '/api/assistant/simulate/stream/',
  access: 'public',
  limit: assistantLimit,
  problems: ['not_found', 'unavailable'],
  summary:
    'The same, while it is written: each line is JSON with checked sentences to add, the last one holds the whole. Whoever closes the connection ends the writing.',
  body: SimulationRequest,
  output: Type.String({ contentMediaType: 'application/x-ndjson', description: 'One JSON object a line.' }),
})

export const askAssistant = endpoint({
  method: 'POST',
  path: '/api/e4e/ask/',
  access: 'public',
  limit: assistantLimit,
  problems: ['unavailable'],
  summary: 'An answer in text, from the figures that the question names. For clients of the first platform.',
  body: Type.Object(
    {
      text: Type.String({
        minLength: 1,
        maxLength: 8000,
        examples: ['DPT3/Penta3 coverage in Kano, NDHS 2018'],
      }),
      temperature: Type.Optional(Type.Number({ minimum: 0, maximum: 2 })),
      max_new_tokens: Type.Optional(Type.Integer({ minimum: 1, maximum: assistantDefaults.tokens })),
      min_new_tokens: Type.Optional(Type.Integer({ minimum: 0, maximum: assistantDefaults.tokens })),
      system_prompt: Type.Optional(
        Type.String({ maxLength: 8000, description: 'Adds to the rules of this server.' }),
      ),
    },
    closed,
  ),
  output: Type.Object({ response: Type.String() }, closed),
})
