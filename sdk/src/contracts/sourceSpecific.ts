import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { FieldList, IdList, IdParams, ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const
const Id = Type.Integer({ minimum: 1 })

/** How one source measures one indicator, and for which levels of place it has values. */
export const DataSourceSpecificIndicator = Type.Object(
  {
    id: Type.Integer({
      minimum: 1,
      description: 'Made of the two ids, so it stays the same: indicator * 10000 + datasource.',
    }),
    indicator: Id,
    datasource: Id,
    datasource_indicator: Type.String({ description: "The source's own name for the indicator." }),
    measurement_numerator: Type.String(),
    measurement_denominator: Type.String(),
    frequency: Type.String(),
    methodology_estimation: Type.String(),
    indicator_definition: Type.String(),
    data_level: Type.String({ description: 'Names of the levels with values, commas between them.' }),
    national: Type.Boolean(),
    zonal: Type.Boolean(),
    state: Type.Boolean(),
    senatorial: Type.Boolean(),
    lga: Type.Boolean(),
  },
  closed,
)
export type DataSourceSpecificIndicator = Type.Static<typeof DataSourceSpecificIndicator>

export const listSourceSpecificIndicators = endpoint({
  method: 'GET',
  path: '/api/datasource_specific_indicator/',
  access: 'public',
  summary: 'How each source measures its indicators: one row for each pair that has values.',
  query: ListQuery(['id', 'indicator', 'datasource'], {
    id: Type.Optional(IdList),
    indicator: Type.Optional(IdList),
    datasource: Type.Optional(IdList),
    fields: Type.Optional(FieldList(DataSourceSpecificIndicator)),
  }),
  output: Page(DataSourceSpecificIndicator),
})

export const getSourceSpecificIndicator = endpoint({
  method: 'GET',
  path: '/api/datasource_specific_indicator/:id/',
  access: 'public',
  summary:
    'How one source measures one indicator. Under the id of an indicator alone: the first of its sources, with the levels of all.',
  params: IdParams('an indicator of one source', 180002),
  output: DataSourceSpecificIndicator,
})
