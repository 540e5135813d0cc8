import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { IdParams, ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const
const Id = Type.Integer({ minimum: 1 })
const IdSet = (description: string, examples: number[][]) =>
  Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true, description, examples })

const titleLength = 120
/** Most dashboards that one account may have. */
export const mostCustomDashboards = 50

const composed = {
  title: Type.String({
    minLength: 1,
    maxLength: titleLength,
    // Control characters have no place in a title, and PostgreSQL cannot keep a NUL.
    pattern: '^[^\\x00-\\x1f\\x7f]*$',
    description: 'One line; no two of one owner have the same title, in any case of letters.',
    examples: ['Immunisation in my state'],
  }),
  indicators: IdSet('Indicators it offers, in the order of the menu.', [[7, 18]]),
  dataSources: IdSet('Data sources it offers.', [[2, 6]]),
  defaultIndicators: IdSet('Indicators it opens with; each is among `indicators`.', [[18]]),
  initialDataSource: Type.Integer({
    minimum: 1,
    description: 'Data source it opens with; it is among `dataSources`.',
    examples: [2],
  }),
}

/** A dashboard that somebody put together for themselves, or for everyone. */
export const CustomDashboard = Type.Object(
  {
    id: Id,
    ...composed,
    is_private: Type.Boolean({ description: 'Only its owner reads it.' }),
    user: Type.String({ description: 'Id of the account of its owner.' }),
    created_at: Type.String(),
    updated_at: Type.String(),
  },
  closed,
)
export type CustomDashboard = Type.Static<typeof CustomDashboard>

/** A dashboard as its owner gives it. */
export const NewCustomDashboard = Type.Object(
  {
    ...composed,
    is_private: Type.Optional(
      Type.Boolean({
        description: 'Only its owner reads it: so it is, unless said otherwise.',
        examples: [true],
      }),
    ),
    user: Type.Optional(
      Type.String({
        maxLength: 254,
        description: "Its owner's id or username. The owner is who makes it; another one is refused.",
      }),
    ),
  },
  closed,
)
export type NewCustomDashboard = Type.Static<typeof NewCustomDashboard>

export const listCustomDashboards = endpoint({
  method: 'GET',
  path: '/api/custom-dashboard/',
  access: 'public',
  isPersonal: true,
  summary: "Everybody's public dashboards and, for who is signed in, the own private ones; newest first.",
  query: ListQuery(['id', 'title', 'created_at', 'updated_at'], {
    user: Type.Optional(
      Type.String({
        maxLength: 254,
        description: 'Id of the owner; for the own ones also the own username.',
      }),
    ),
    title: Type.Optional(
      Type.String({ maxLength: titleLength, description: 'The whole title, in any case of letters.' }),
    ),
  }),
  output: Page(CustomDashboard),
})
export const getCustomDashboard = endpoint({
  method: 'GET',
  path: '/api/custom-dashboard/:id/',
  access: 'public',
  isPersonal: true,
  summary: "One custom dashboard; somebody else's private one is not found.",
  params: IdParams('a custom dashboard', 1),
  output: CustomDashboard,
})
export const addCustomDashboard = endpoint({
  method: 'POST',
  path: '/api/custom-dashboard/',
  access: 'user',
  problems: ['conflict'],
  summary: `Makes a dashboard of one's own, of which everyone may have ${mostCustomDashboards}.`,
  body: NewCustomDashboard,
  output: CustomDashboard,
  success: 201,
})
export const changeCustomDashboard = endpoint({
  method: 'PUT',
  path: '/api/custom-dashboard/:id/',
  access: 'user',
  problems: ['conflict'],
  summary: 'Puts another dashboard in the place of this one: for its owner, or an admin.',
  params: IdParams('a custom dashboard', 1),
  body: NewCustomDashboard,
  output: CustomDashboard,
})
export const removeCustomDashboard = endpoint({
  method: 'DELETE',
  path: '/api/custom-dashboard/:id/',
  access: 'user',
  summary: 'Removes a custom dashboard: for its owner, or an admin.',
  params: IdParams('a custom dashboard', 1),
  output: CustomDashboard,
})
