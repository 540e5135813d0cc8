import * as Type from 'typebox'
import { mostSections } from './composition.ts'
import { CustomSection, Picture } from './customSections.ts'
import { endpoint } from './endpoint.ts'
import { Line } from './formText.ts'
import { OriginalFields } from './originalCustomDashboard.ts'
import { IdParams, ListQuery, Page } from './page.ts'
import { partialOf } from './partialOf.ts'

const closed = { additionalProperties: false } as const
const Id = Type.Integer({ minimum: 1 })
const IdSet = (description: string, examples: number[][]) =>
  Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true, description, examples })

export const dashboardTitleLength = 120
/** Most dashboards that one account may have. */
export const mostCustomDashboards = 50

export const dashboardCategories = [
  'Population',
  'Health Outcomes',
  'Health Input',
  'Health Output',
  'Other',
] as const
export const accents = ['green', 'blue', 'teal', 'violet', 'orange', 'grey'] as const

export const DashboardAppearance = Type.Object(
  {
    layout: Type.Enum(['tabs', 'page'], {
      description: 'Sections as tabs, or one below the other on one page.',
    }),
    accent: Type.Enum([...accents], { description: 'Colour of its head.' }),
    logo: Type.Union([Picture, Type.Null()]),
  },
  closed,
)
export type DashboardAppearance = Type.Static<typeof DashboardAppearance>

const title = Type.String({
  maxLength: dashboardTitleLength,
  // Control characters have no place in a title, and PostgreSQL cannot keep a NUL.
  pattern: '^[^\\x00-\\x1f\\x7f]*$',
  description: 'One line; no two of one owner have the same title, in any case of letters.',
  examples: ['Immunisation in my state'],
})
const composed = {
  title,
  description: Line(500),
  category: Line(60, { description: `Such as ${dashboardCategories.join(', ')}.` }),
  indicators: IdSet('Indicators it offers, in the order of the menu.', [[7, 18]]),
  dataSources: IdSet('Data sources it offers.', [[2, 6]]),
  defaultIndicators: IdSet('Indicators it opens with; each is among `indicators`.', [[18]]),
  initialDataSource: Type.Integer({
    minimum: 1,
    description: 'Data source it opens with; it is among `dataSources`.',
    examples: [2],
  }),
  initialLocation: Type.Integer({ minimum: 1, description: 'Place it opens with.', examples: [1] }),
}
const drawn = {
  sections: Type.Array(CustomSection, { maxItems: mostSections, description: 'In the order of the tabs.' }),
  appearance: DashboardAppearance,
}

/** What somebody builds: all of a dashboard but who owns it and who sees it. */
export const DashboardContent = Type.Object({ ...composed, ...drawn }, closed)
export type DashboardContent = Type.Static<typeof DashboardContent>

export const approvalStates = ['awaiting', 'approved', 'disapproved'] as const
const Approval = Type.Union([Type.Enum([...approvalStates]), Type.Null()], {
  description: 'What moderators have said of a public dashboard; null of a private one.',
})

const entry = {
  id: Id,
  ...composed,
  is_private: Type.Boolean({ description: 'Only its owner, and whom it is shared with, reads it.' }),
  approval: Approval,
  decision_reason: Type.String({ description: 'Why it was disapproved.' }),
  organization: Type.String(),
  request_reason: Type.String({ description: 'Why it is to be public, for the moderators.' }),
  edition: Type.Integer({ minimum: 1, description: 'Counts up with every change.' }),
  may: Type.Enum(['own', 'edit', 'view'], { description: 'What whoever asks may do with it.' }),
  owner_name: Type.String({ description: 'Of its author, for readers.' }),
  user: Type.String({ description: 'Id of the account of its owner.' }),
  created_at: Type.String(),
  updated_at: Type.String(),
  ...OriginalFields.properties,
}

/** A dashboard in a list: without its sections. */
export const CustomDashboardEntry = Type.Object(entry, closed)
export type CustomDashboardEntry = Type.Static<typeof CustomDashboardEntry>

/** A dashboard that somebody put together for themselves, or for everyone. */
export const CustomDashboard = Type.Object({ ...entry, ...drawn }, closed)
export type CustomDashboard = Type.Static<typeof CustomDashboard>

/** One dashboard, and the same under `data`, where clients of the first platform read it. */
export const CustomDashboardAnswer = Type.Object(
  { ...CustomDashboard.properties, data: CustomDashboard },
  closed,
)

/**
 * A dashboard as its owner gives it: in our own fields, or as a client of the first platform sends it. What a change
 * leaves out stays as it is.
 */
export const NewCustomDashboard = Type.Object(
  {
    ...partialOf(DashboardContent).properties,
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
    organization: Type.Optional(Line(255)),
    request_reason: Type.Optional(Line(500)),
    edition: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'As it was read. A change is refused where somebody has changed it since.',
      }),
    ),
    ...partialOf(OriginalFields).properties,
    id: Type.Optional(
      Type.Union([Type.Integer(), Line(100)], { description: 'Made up by a client; ours is answered.' }),
    ),
    reason: Type.Optional(Line(500)),
    Reason: Type.Optional(Line(500)),
  },
  closed,
)
export type NewCustomDashboard = Type.Static<typeof NewCustomDashboard>

const id = IdParams('a custom dashboard', 1)
const path = '/api/custom-dashboard/'

export const listCustomDashboards = endpoint({
  method: 'GET',
  path,
  access: 'public',
  isPersonal: true,
  problems: ['rate_limited'],
  summary:
    'Approved public dashboards and, for who is signed in, the own ones and those shared with them; for moderators all that ask to be public. Newest first.',
  query: ListQuery(['id', 'title', 'created_at', 'updated_at'], {
    user: Type.Optional(
      Type.String({
        maxLength: 254,
        description: 'Id of the owner; for the own ones also the own username.',
      }),
    ),
    title: Type.Optional(
      Type.String({
        maxLength: dashboardTitleLength,
        description: 'The whole title, in any case of letters.',
      }),
    ),
    is_private: Type.Optional(Type.Boolean({ description: 'Only private ones, or only public ones.' })),
    approval: Type.Optional(Type.Enum([...approvalStates], { description: 'Of public ones.' })),
    search: Type.Optional(Type.String({ maxLength: 100, description: 'Words in the title.' })),
  }),
  output: Type.Object(
    {
      ...Page(CustomDashboardEntry).properties,
      data: Type.Object({ results: Type.Array(CustomDashboardEntry) }, closed),
    },
    closed,
  ),
})
export const getCustomDashboard = endpoint({
  method: 'GET',
  path: `${path}:id/`,
  access: 'public',
  isPersonal: true,
  summary: "One custom dashboard; somebody else's private one is not found. Others see what was approved.",
  params: id,
  output: CustomDashboardAnswer,
})
export const addCustomDashboard = endpoint({
  method: 'POST',
  path,
  access: 'user',
  limit: { most: 120, minutes: 60 },
  problems: ['conflict'],
  summary: `Makes a dashboard of one's own, of which everyone may have ${mostCustomDashboards}.`,
  body: NewCustomDashboard,
  output: CustomDashboardAnswer,
  success: 201,
})
export const changeCustomDashboard = endpoint({
  method: 'PUT',
  path: `${path}:id/`,
  access: 'user',
  limit: { most: 600, minutes: 60 },
  problems: ['conflict'],
  summary:
    'Puts another dashboard in the place of this one: for its owner, whom it is shared with to edit, or an admin.',
  params: id,
  body: NewCustomDashboard,
  output: CustomDashboardAnswer,
})
export const removeCustomDashboard = endpoint({
  method: 'DELETE',
  path: `${path}:id/`,
  access: 'user',
  summary: 'Removes a custom dashboard: for its owner, or an admin.',
  params: id,
  output: CustomDashboardAnswer,
})
export const decideCustomDashboard = endpoint({
  method: 'POST',
  path: `${path}:id/decision/`,
  access: 'moderator',
  problems: ['conflict'],
  summary: "Approves or disapproves what somebody wants to publish; never one's own.",
  params: id,
  body: Type.Object(
    {
      decision: Type.Enum(['approved', 'disapproved'], { examples: ['approved'] }),
      reason: Type.Optional(Line(500, { description: 'The author reads it; a disapproval needs one.' })),
      edition: Type.Integer({
        minimum: 1,
        description: 'As it was looked at: what has changed since is looked at again.',
        examples: [1],
      }),
    },
    closed,
  ),
  output: CustomDashboardAnswer,
})
