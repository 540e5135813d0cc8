import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { largestId } from './page.ts'

const closed = { additionalProperties: false } as const
const Words = (most: number, description: string, example: string) =>
  Type.String({ maxLength: most, pattern: '^[^\\x00]*$', description, examples: [example] })

const given = {
  name: Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: '^[^\\x00-\\x1f\\x7f]*$',
    examples: ['Malaria'],
  }),
  category: Words(100, 'A program area.', 'Malaria'),
  description: Words(1000, 'What the indicators have in common.', 'Prevention and treatment.'),
  indicators: Type.Array(Type.Integer({ minimum: 1, maximum: largestId }), {
    maxItems: 500,
    uniqueItems: true,
    description: 'Ids.',
    examples: [[18]],
  }),
}

/** A name under which indicators stand together. */
export const Tag = Type.Object(
  { id: Type.Integer({ minimum: 1 }), ...given, created_at: Type.String(), updated_at: Type.String() },
  closed,
)
export type Tag = Type.Static<typeof Tag>

export const listTags = endpoint({
  method: 'GET',
  path: '/api/tags/',
  access: 'public',
  summary: 'All tags, by name.',
  output: Type.Object({ data: Type.Object({ results: Type.Array(Tag) }, closed) }, closed),
})
export const addTag = endpoint({
  method: 'POST',
  path: '/api/tags/',
  access: 'moderator',
  summary: 'Adds a tag.',
  problems: ['conflict'],
  body: Type.Object(
    { ...given, category: Type.Optional(given.category), description: Type.Optional(given.description) },
    closed,
  ),
  output: Tag,
  success: 201,
})
