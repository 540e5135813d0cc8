import * as Type from 'typebox'
import { DataValue } from './data.ts'
import { endpoint } from './endpoint.ts'
import { AggregatedSource, triangulate, TriangulatedSource } from './triangulation.ts'
import { recordOf } from './recordOf.ts'

const closed = { additionalProperties: false } as const

/** Calls that only clients of the first platform make; each has a better one of ours beside it. */
export const getFrontendToken = endpoint({
  method: 'POST',
  path: '/api/auth/frontend-token/',
  access: 'public',
  summary: 'A token that opens nothing: all that is public needs none.',
  output: Type.Object({ token: Type.String() }, closed),
})

export const getLatestData = endpoint({
  method: 'GET',
  path: '/api/data/latest/',
  access: 'public',
  summary: 'When the data last changed, and one of the values that changed then.',
  output: Type.Object(
    { updated_at: Type.Union([Type.String(), Type.Null()]), results: Type.Array(DataValue) },
    closed,
  ),
})

export const searchIndicators = endpoint({
  method: 'POST',
  path: '/api/ai_search/',
  access: 'public',
  problems: ['rate_limited'],
  summary: 'Indicators that fit the words, the best first.',
  body: Type.Object({ search: Type.String({ maxLength: 200, examples: ['vaccines for children'] }) }, closed),
  output: Type.Array(
    Type.Object(
      {
        id: Type.Integer(),
        full_name: Type.String(),
        datasources: Type.Array(Type.Integer(), {
          description: 'Ids of the sources that have values of it.',
        }),
      },
      closed,
    ),
  ),
})

/** The entry of the primary source, which is compared with nothing. */
const Primary = Type.Object({}, closed)

export const TriangulationDashboard = Type.Object(
  {
    data: Type.Array(recordOf(Type.Union([Primary, TriangulatedSource, AggregatedSource])), {
      description: 'One entry for each source, by its name; the primary one first.',
    }),
  },
  closed,
)
export type TriangulationDashboard = Type.Static<typeof TriangulationDashboard>

export const getTriangulationDashboard = endpoint({
  ...triangulate,
  path: '/api/triangulation_dashboard/',
  summary: 'The same as /api/triangulation/, in the shape that the first client reads.',
  output: TriangulationDashboard,
})
