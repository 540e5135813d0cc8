import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { IdParams } from './page.ts'

const closed = { additionalProperties: false } as const

/** Under which terms the figures of a source were published. */
export const SourceLicences = Type.Object(
  {
    datasource: Type.Integer({ minimum: 1 }),
    results: Type.Array(
      Type.Object(
        {
          licence: Type.String({ description: 'As the publications state it.' }),
          publications: Type.Integer({ minimum: 1, description: 'How many publications have it.' }),
        },
        closed,
      ),
      { description: 'Of the publications behind the newest 5,000 figures, the most frequent first.' },
    ),
  },
  closed,
)
export type SourceLicences = Type.Static<typeof SourceLicences>

export const getSourceLicences = endpoint({
  method: 'GET',
  path: '/api/datasources/:id/licences/',
  access: 'public',
  summary: 'Licences of the publications that the figures of a source were read from.',
  params: IdParams('a data source', 2),
  output: SourceLicences,
})
