import * as Type from 'typebox'
import { recordOf } from './recordOf.ts'

const closed = { additionalProperties: false } as const

/** Characters of JSON in what is told under a topic. */
export const payloadCharacters = 4096

const Name = '^[a-z][a-zA-Z0-9]{0,29}$'
const text = {
  type: Type.Literal('string'),
  maxLength: Type.Integer({ minimum: 1, maximum: 500, description: 'Every text has a longest length.' }),
  enum: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: 60 })),
}
const number = {
  type: Type.Enum(['number', 'integer']),
  minimum: Type.Optional(Type.Number()),
  maximum: Type.Optional(Type.Number()),
}
const description = Type.Optional(Type.String({ maxLength: 200 }))

/** One value of a payload. No patterns and no references: the page checks with it, and must not be made to search. */
const PayloadField = Type.Union([
  Type.Object({ ...text, description }, closed),
  Type.Object({ ...number, description }, closed),
  Type.Object({ type: Type.Literal('boolean'), description }, closed),
  Type.Object(
    {
      type: Type.Literal('array'),
      items: Type.Union([Type.Object(text, closed), Type.Object(number, closed)]),
      maxItems: Type.Integer({ minimum: 1, maximum: 100 }),
      description,
    },
    closed,
  ),
])

/** A JSON Schema of a closed object with plain values. */
export const PayloadSchema = Type.Object(
  {
    type: Type.Literal('object'),
    properties: recordOf(PayloadField, { keys: Name, ...closed, maxProperties: 20 }),
    required: Type.Optional(Type.Array(Type.String({ pattern: Name }), { maxItems: 20 })),
    additionalProperties: Type.Literal(false),
  },
  { ...closed, description: 'JSON Schema of what is told: texts, numbers, switches and lists of them.' },
)
export type PayloadSchema = Type.Static<typeof PayloadSchema>

export const TopicName = Type.String({
  pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*/[a-z][a-z0-9-]{1,39}$',
  maxLength: 91,
  description: 'The id of the plugin that tells it, a stroke, and a name, such as indicator-search/opened.',
})

/** What a plugin tells others. */
export const PublishedTopic = Type.Object(
  {
    topic: TopicName,
    description: Type.String({ minLength: 10, maxLength: 200, description: 'When it is told, for readers.' }),
    payload: PayloadSchema,
  },
  closed,
)
export type PublishedTopic = Type.Static<typeof PublishedTopic>

/** What a plugin hears from others. */
export const SubscribedTopic = Type.Object({ topic: TopicName }, closed)

/** The plugin that may tell under a topic. */
export const publisherOf = (topic: string): string => topic.slice(0, topic.indexOf('/'))
