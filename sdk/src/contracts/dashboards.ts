import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { IdList, IdParams, largestId, ListQuery, Page } from './page.ts'
import { recordOf } from './recordOf.ts'

const closed = { additionalProperties: false } as const
const Id = Type.Integer({ minimum: 1 })

/** A tab of a dashboard: which plugin's which contribution, under which title, with which options. */
export const Section = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9-]{2,60}$', description: 'Stands in the URL.' }),
    plugin: Type.String(),
    contribution: Type.String(),
    title: Type.String(),
    isDefault: Type.Optional(
      Type.Boolean({ description: 'Opens where the address names no tab; without one, the first does.' }),
    ),
    options: Type.Optional(
      recordOf(Type.Unknown(), {
        description: 'Presets of its settings; of a contribution without settings, whatever it reads.',
      }),
    ),
  },
  closed,
)
export type Section = Type.Static<typeof Section>

export const dashboardGroups = [
  'Health Inputs',
  'Health Outputs',
  'Health Outcomes',
  'Advanced Analytics',
  'Population',
  'Thematic Dashboard',
  'Other Dashboards',
] as const

const naming = {
  name: Type.String({ description: 'Stands in the address: /dashboard/{name}.' }),
  title: Type.String(),
  path: Type.Optional(
    Type.String({
      pattern: '^/[a-z0-9][a-z0-9-]{2,80}$',
      description:
        'Address of its own, in place of /dashboard/{name}. One section fills the page, several are tabs.',
    }),
  ),
  description: Type.String(),
  group: Type.Enum([...dashboardGroups], { description: 'Column of the Select Dashboard menu.' }),
  indicators: Type.Array(Id, { description: 'Indicators this dashboard offers, in menu order.' }),
}

const opening = {
  defaultIndicators: Type.Array(Id),
  initialIndicator: Id,
  initialDataSource: Id,
  initialLocation: Id,
  initialPeriod: Type.String(),
  showTableRelatedIndicator: Type.Boolean(),
  sections: Type.Array(Section),
}

export const Dashboard = Type.Object(
  {
    id: Id,
    ...naming,
    dataSources: Type.Array(Id, { description: 'Sources that have values of its indicators.' }),
    ...opening,
    created_at: Type.String(),
    updated_at: Type.String(),
  },
  closed,
)
export type Dashboard = Type.Static<typeof Dashboard>

/** A dashboard as a file brings it: what the database adds is left out. */
export const DashboardSeed = Type.Object({ ...naming, ...opening }, closed)
export type DashboardSeed = Type.Static<typeof DashboardSeed>
export const DashboardSeeds = Type.Array(DashboardSeed)

export const listDashboards = endpoint({
  method: 'GET',
  path: '/api/dashboards/',
  access: 'public',
  summary: 'Dashboards and how each is composed. Without size, page and filters a bare list.',
  query: ListQuery(['id', 'name', 'created_at', 'updated_at'], {
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000, description: 'Rows on a page.' })),
    page: Type.Optional(
      Type.Integer({ minimum: 1, maximum: largestId, description: 'Page number, from 1.' }),
    ),
    id: Type.Optional(IdList),
    name: Type.Optional(
      Type.String({ description: 'The whole name, such as Health_Outcomes_and_Service_Coverage.' }),
    ),
  }),
  output: Type.Union([Page(Dashboard), Type.Array(Dashboard)]),
})
export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboards/:id/',
  access: 'public',
  summary: 'One dashboard.',
  params: IdParams('a dashboard', 1),
  output: Dashboard,
})
