import * as Type from 'typebox'
import { dashboardGroups } from './dashboards.ts'
import { endpoint } from './endpoint.ts'
import { largestId, ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const

export const customCategory = 'Custom Dashboard'

/** A dashboard of the platform, or one that a user has put together, as a list of both needs it. */
export const ManagedDashboard = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    kind: Type.Enum(['platform', 'custom'], { description: 'Each kind counts its ids for itself.' }),
    name: Type.String(),
    category: Type.String({ description: 'Column of the menu; of a custom one always the same word.' }),
    datasource: Type.String({ description: 'Name of the source it opens with.' }),
    indicator: Type.String({ description: 'Name of the indicator it opens with.' }),
    owner: Type.String({ description: 'Username of who made a custom one; else empty.' }),
    path: Type.String({ description: 'Address at which it opens.' }),
    created_at: Type.String(),
    updated_at: Type.String(),
  },
  closed,
)
export type ManagedDashboard = Type.Static<typeof ManagedDashboard>

export const listManagedDashboards = endpoint({
  method: 'GET',
  path: '/api/admin/dashboards/',
  access: 'admin',
  summary: "All dashboards of the platform in the order of the menu, then users' public ones and your own.",
  query: ListQuery(['name', 'category', 'created_at', 'updated_at'], {
    category: Type.Optional(
      Type.Enum([...dashboardGroups, customCategory], { description: 'Only of this category.' }),
    ),
    search: Type.Optional(Type.String({ maxLength: 100, description: 'Words in any column.' })),
  }),
  output: Page(ManagedDashboard),
})

export const orderDashboards = endpoint({
  method: 'PUT',
  path: '/api/admin/dashboards/order/',
  access: 'admin',
  summary: 'Sets the order of the dashboards in the menu; those that are not named come last.',
  body: Type.Object(
    {
      ids: Type.Array(Type.Integer({ minimum: 1, maximum: largestId }), {
        minItems: 1,
        maxItems: 500,
        uniqueItems: true,
        examples: [[1, 2]],
      }),
    },
    closed,
  ),
  output: Type.Object({ ids: Type.Array(Type.Integer()) }, closed),
})
