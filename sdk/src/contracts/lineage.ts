import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { IdParams, ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const
const Id = Type.Integer({ minimum: 1 })

const lineageRow = {
  datasource: Type.Integer({
    minimum: 1,
    description: 'The source whose figures depend on another one.',
    examples: [7],
  }),
  feeds_from: Type.Integer({ minimum: 1, description: 'The source it depends on.', examples: [10] }),
  indicators: Type.Array(Id, {
    maxItems: 500,
    description: 'Indicators it holds for; empty for all.',
    examples: [[18]],
  }),
  relation: Type.Enum(['echo', 'input'], {
    description: 'echo: the same figures again; input: one of the inputs of a model.',
    examples: ['echo'],
  }),
  reason: Type.String({
    minLength: 10,
    maxLength: 500,
    description: 'Where this is written.',
    examples: ['The World Bank publishes the WUENIC series under its own code.'],
  }),
}

/** One source is made from another one, so their agreement confirms nothing. */
export const LineageRow = Type.Object({ id: Id, ...lineageRow }, closed)
export type LineageRow = Type.Static<typeof LineageRow>

export const listLineage = endpoint({
  method: 'GET',
  path: '/api/lineage/',
  access: 'public',
  summary: 'Which source feeds which.',
  query: ListQuery(['id', 'datasource', 'feeds_from'], {}),
  output: Page(LineageRow),
})
export const addLineage = endpoint({
  method: 'POST',
  path: '/api/lineage/',
  access: 'admin',
  problems: ['conflict'],
  summary: 'Record that one source depends on another.',
  body: Type.Object(lineageRow, closed),
  output: LineageRow,
})
export const changeLineage = endpoint({
  method: 'PUT',
  path: '/api/lineage/:id/',
  access: 'admin',
  problems: ['conflict'],
  summary: 'Correct one dependence.',
  params: IdParams('a line', 1),
  body: Type.Object(lineageRow, closed),
  output: LineageRow,
})
export const removeLineage = endpoint({
  method: 'DELETE',
  path: '/api/lineage/:id/',
  access: 'admin',
  summary: 'Remove one dependence.',
  params: IdParams('a line', 1),
  output: LineageRow,
})
