import * as Type from 'typebox'
import { PeriodText } from './data.ts'
import { endpoint } from './endpoint.ts'
import { Nullable } from './outcome.ts'
import { IdParams } from './page.ts'

const closed = { additionalProperties: false } as const
const Share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description })

export const IndicatorConfidence = Type.Object(
  {
    score: Nullable(Type.Number({ minimum: 0, maximum: 100, description: 'Null where it cannot be told.' })),
    level: Type.Enum(['high', 'moderate', 'low', 'cannot be told']),
    explanation: Type.String({ description: 'The reason, in sentences.' }),
    precision: Nullable(
      Share('From the published bounds: 1 for a narrow interval, 0 for a wide one; null without bounds.'),
    ),
    agreement: Nullable(Share('Share of independent sources that say the same; null where there is none.')),
  },
  {
    ...closed,
    description: 'How far a figure can be relied on, from bounds, lineage and agreement alone.',
  },
)
export type IndicatorConfidence = Type.Static<typeof IndicatorConfidence>

const FirstClient = Type.Optional(
  Type.String({
    maxLength: 40,
    description: 'Sent by clients of the first platform. What is published counts, whatever it says.',
  }),
)

export const getConfidence = endpoint({
  method: 'GET',
  path: '/api/indicator/:id/confidence/',
  access: 'public',
  summary:
    'How far a figure can be relied on, with the reason: from its bounds, and from the independent sources that agree with it.',
  params: IdParams('an indicator', 18),
  query: Type.Object(
    {
      location: Type.Integer({
        minimum: 1,
        maximum: 2_147_483_647,
        description: 'The place.',
        examples: [1],
      }),
      datasource: Type.Integer({
        minimum: 1,
        maximum: 2_147_483_647,
        description: 'The source of the figure.',
        examples: [2],
      }),
      year: { ...PeriodText, examples: ['2018'] },
      rangeN: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 30,
          description:
            'Years that figures of other sources may lie apart and still be compared; 3 where left out.',
        }),
      ),
      rangeActive: FirstClient,
      rangeSpread: FirstClient,
    },
    closed,
  ),
  output: IndicatorConfidence,
})
