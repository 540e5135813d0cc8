import * as Type from 'typebox'
import { DataSources, Indicators } from './availability.ts'
import { DataValue, PeriodsOrUnset, valueFilters, valueOrderings } from './data.ts'
import { endpoint } from './endpoint.ts'
import { Indicator } from './reference.ts'
import { FieldList, IdParams, ListQuery, Page } from './page.ts'

export const listDashboardSources = endpoint({
  method: 'GET',
  path: '/api/dashboards/:id/datasources/',
  access: 'public',
  summary: 'Data sources that have values of the indicators of a dashboard.',
  params: IdParams('a dashboard', 1),
  output: DataSources,
})

export const listDashboardIndicators = endpoint({
  method: 'GET',
  path: '/api/dashboards/:id/indicators/',
  access: 'public',
  summary: 'Indicators of a dashboard, in menu order; without size as a bare list.',
  params: IdParams('a dashboard', 1),
  query: Type.Object(
    { size: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000, description: 'Most of them.' })) },
    { additionalProperties: false },
  ),
  output: Type.Union([Indicators, Type.Array(Indicator)]),
})

/** The same under the path that the first client asks. */
export const listDashboardDataIndicators = endpoint({
  method: 'GET',
  path: '/api/dashboard-data/indicators/:id/',
  access: 'public',
  summary: 'Indicators of a dashboard, in menu order.',
  params: IdParams('a dashboard', 1),
  output: Indicators,
})

export const listDashboardValues = endpoint({
  method: 'GET',
  path: '/api/dashboard-data/:id/',
  access: 'public',
  summary: 'Data values of the indicators of a dashboard.',
  params: IdParams('a dashboard', 1),
  query: ListQuery(valueOrderings, {
    ...valueFilters,
    period: Type.Optional(PeriodsOrUnset),
    fields: Type.Optional(FieldList(DataValue)),
    caching: Type.Optional(
      Type.Boolean({
        description: 'Accepted for older clients: every answer is kept until the data change.',
      }),
    ),
  }),
  output: Page(DataValue),
})
