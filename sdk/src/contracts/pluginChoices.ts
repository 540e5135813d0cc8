import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'

const closed = { additionalProperties: false } as const

/** What somebody has decided about an add-on, on any of their devices. */
export const PluginChoice = Type.Object(
  {
    plugin: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,59}$', examples: ['context'] }),
    is_on: Type.Boolean({ examples: [true] }),
    accepted: Type.Array(Type.String({ maxLength: 300 }), {
      maxItems: 100,
      description: 'What it may do, as they have accepted it.',
      examples: [['data']],
    }),
    at: Type.String({
      maxLength: 40,
      pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$',
      description: 'When, in ISO 8601, UTC: of two choices the later one counts.',
      examples: ['2026-01-02T09:30:00.000Z'],
    }),
  },
  closed,
)
export type PluginChoice = Type.Static<typeof PluginChoice>

const Choices = Type.Object({ choices: Type.Array(PluginChoice, { maxItems: 200, examples: [[]] }) }, closed)

export const mergePluginChoices = endpoint({
  method: 'PUT',
  path: '/api/account/plugins/',
  access: 'user',
  summary: "Puts a browser's choices of add-ons to those of the account, and answers what counts now.",
  body: Choices,
  output: Choices,
})
