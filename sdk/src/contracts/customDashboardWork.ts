import * as Type from 'typebox'
import { DashboardContent } from './customDashboards.ts'
import { endpoint } from './endpoint.ts'
import { Line } from './formText.ts'
import { IdParams, largestId } from './page.ts'
import { partialOf } from './partialOf.ts'

const closed = { additionalProperties: false } as const

/** Most people that one dashboard is shared with by name. */
export const mostShares = 50

/** Content that is not whole yet: what is chosen so far, each part as it is in a dashboard. */
export const DraftContent = partialOf(
  Type.Object(
    {
      ...DashboardContent.properties,
      indicators: Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 500 }),
      dataSources: Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 500 }),
      defaultIndicators: Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 500 }),
      initialDataSource: Type.Integer({ minimum: 0, description: '0: none is chosen yet.' }),
      is_private: Type.Boolean(),
      organization: Line(255),
      request_reason: Line(500),
    },
    closed,
  ),
  closed,
)
export type DraftContent = Type.Static<typeof DraftContent>

export const DashboardDraft = Type.Object(
  {
    dashboard: Type.Integer({ minimum: 0, description: 'Id of the dashboard; 0: a new one.' }),
    content: DraftContent,
    based_on: Type.Integer({ minimum: 0, description: 'Edition that it was begun from; 0: none.' }),
    updated_at: Type.String(),
  },
  closed,
)
export type DashboardDraft = Type.Static<typeof DashboardDraft>

const draftOf = Type.Object(
  {
    dashboard: Type.Integer({
      minimum: 0,
      maximum: largestId,
      description: 'Id of the dashboard; 0: a new one.',
      examples: [0],
    }),
  },
  closed,
)
const draftPath = '/api/custom-dashboard-drafts/:dashboard/'
const Kept = Type.Object({ draft: Type.Union([DashboardDraft, Type.Null()]) }, closed)

export const getDashboardDraft = endpoint({
  method: 'GET',
  path: draftPath,
  access: 'user',
  summary: "One's own unfinished work on a dashboard; null where there is none.",
  params: draftOf,
  output: Kept,
})
export const keepDashboardDraft = endpoint({
  method: 'PUT',
  path: draftPath,
  access: 'user',
  summary: 'Keeps unfinished work on a dashboard, in place of what was kept of it.',
  params: draftOf,
  body: Type.Object(
    { content: DraftContent, based_on: Type.Integer({ minimum: 0 }) },
    { ...closed, examples: [{ content: { title: 'Immunisation in Kano' }, based_on: 0 }] },
  ),
  output: Kept,
})
export const dropDashboardDraft = endpoint({
  method: 'DELETE',
  path: draftPath,
  access: 'user',
  summary: 'Lets unfinished work on a dashboard go.',
  params: draftOf,
  output: Kept,
})

const id = IdParams('a custom dashboard', 1)

export const DashboardVersion = Type.Object(
  {
    edition: Type.Integer({ minimum: 1 }),
    title: Type.String(),
    saved_by: Type.String({ description: 'Name of who saved it.' }),
    saved_at: Type.String(),
    content: DashboardContent,
  },
  closed,
)
export type DashboardVersion = Type.Static<typeof DashboardVersion>

export const listDashboardVersions = endpoint({
  method: 'GET',
  path: '/api/custom-dashboard/:id/versions/',
  access: 'user',
  summary:
    'What a dashboard was, newest first: for those who may edit it. The newest 30 are kept, and 20 MB of all dashboards of its owner.',
  params: id,
  output: Type.Object({ versions: Type.Array(DashboardVersion) }, closed),
})

export const DashboardShare = Type.Object(
  {
    person: Type.String({ maxLength: 254, minLength: 1, description: 'Username or e-mail address.' }),
    may: Type.Enum(['view', 'edit'], { examples: ['view'] }),
  },
  closed,
)
export type DashboardShare = Type.Static<typeof DashboardShare>
const Shares = Type.Object(
  {
    shares: Type.Array(DashboardShare, {
      maxItems: mostShares,
      examples: [[{ person: 'amina@example.org', may: 'view' }]],
    }),
  },
  closed,
)

export const listDashboardShares = endpoint({
  method: 'GET',
  path: '/api/custom-dashboard/:id/shares/',
  access: 'user',
  summary: 'With whom a dashboard is shared by name: for its owner.',
  params: id,
  output: Shares,
})
export const setDashboardShares = endpoint({
  method: 'PUT',
  path: '/api/custom-dashboard/:id/shares/',
  access: 'user',
  problems: ['rate_limited'],
  limit: { most: 60, minutes: 60 },
  summary: 'Shares a dashboard with these people and nobody else by name: by its owner.',
  params: id,
  body: Shares,
  output: Shares,
})
