import * as Type from 'typebox'
import { DataSource } from './reference.ts'
import { endpoint } from './endpoint.ts'
import { IdList, IdParams, ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const
const Id = Type.Integer({ minimum: 1 })

/** A tab of a dashboard: which plugin's which contribution, under which title, with which options. */
export const Section = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9-]{2,60}$', description: 'Stands in the URL.' }),
    plugin: Type.String(),
    contribution: Type.String(),
    title: Type.String(),
    options: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: 'Handed to the plugin as its settings.' }),
    ),
  },
  closed,
)
export type Section = Type.Static<typeof Section>

export const dashboardGroups = [
  'Health Outcomes',
  'Health Inputs',
  'Health Outputs',
  'Advanced Analytics',
  'Population',
  'Thematic Dashboard',
  'Other Dashboards',
] as const

export const Dashboard = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'Stands in the address: /dashboard/{name}.' }),
    title: Type.String(),
    description: Type.String(),
    group: Type.Enum([...dashboardGroups], { description: 'Column of the Select Dashboard menu.' }),
    indicators: Type.Array(Id, { description: 'Indicators this dashboard offers, in menu order.' }),
    dataSources: Type.Array(DataSource),
    defaultIndicators: Type.Array(Id),
    initialIndicator: Id,
    initialDataSource: Id,
    initialLocation: Id,
    initialPeriod: Type.String(),
    showTableRelatedIndicator: Type.Boolean(),
    sections: Type.Array(Section),
    created_at: Type.String(),
    updated_at: Type.String(),
  },
  closed,
)
export type Dashboard = Type.Static<typeof Dashboard>

/** A dashboard as a file brings it: what the database adds is left out. */
export const DashboardSeed = Type.Omit(Dashboard, ['id', 'dataSources', 'created_at', 'updated_at'], closed)
export type DashboardSeed = Type.Static<typeof DashboardSeed>
export const DashboardSeeds = Type.Array(DashboardSeed)

export const listDashboards = endpoint({
  method: 'GET',
  path: '/api/dashboards/',
  access: 'public',
  summary: 'Dashboards and how each is composed.',
  query: ListQuery(['id', 'name', 'created_at', 'updated_at'], {
    id: Type.Optional(IdList),
    name: Type.Optional(
      Type.String({ description: 'The whole name, such as Health_Outcomes_and_Service_Coverage.' }),
    ),
  }),
  output: Page(Dashboard),
})
export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboards/:id/',
  access: 'public',
  summary: 'One dashboard.',
  params: IdParams('a dashboard', 1),
  output: Dashboard,
})
