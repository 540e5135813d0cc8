import * as Type from 'typebox'
import { PeriodText } from './data.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './page.ts'

const closed = { additionalProperties: false } as const

/** How many were asked or measured in one round of a survey. */
export const SampleSize = Type.Object(
  {
    datasource: Type.Integer({ minimum: 1 }),
    period: PeriodText,
    survey: Type.String({ description: 'The round as its report calls it, such as NDHS 2023-24.' }),
    unit: Type.String({ description: 'Whom the number counts, such as households interviewed.' }),
    n: Type.Integer({ minimum: 1, description: 'Unweighted, for the whole country.' }),
    source: Type.String({ description: 'Where the number was read.' }),
    confidence: Type.Enum(['high', 'medium']),
  },
  closed,
)
export type SampleSize = Type.Static<typeof SampleSize>

export const listSampleSizes = endpoint({
  method: 'GET',
  path: '/api/datasources/:id/sample-sizes/',
  access: 'public',
  summary: 'Sample sizes of the rounds of a source, where they are known.',
  params: IdParams('a data source', 2),
  output: Type.Object({ results: Type.Array(SampleSize) }, closed),
})
