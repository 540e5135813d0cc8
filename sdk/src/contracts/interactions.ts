import * as Type from 'typebox'
import { Done } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { IdParams, largestId, ListQuery, MomentText, Page } from './page.ts'

const closed = { additionalProperties: false } as const
const Nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const Id = Type.Integer({ minimum: 1, maximum: largestId })
const Name = Type.String({ description: 'For lists; empty where there is none.' })

/** What somebody who is signed in looked at. Only they read it. */
export const UserInteraction = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    user: Type.String({ description: 'Id of the account.' }),
    dashboard: Type.String(),
    page: Type.String({ description: 'The dashboard, under its other name.' }),
    section: Type.String({ description: 'Number of the tab, from 1, or its name.' }),
    indicator: Nullable(Id),
    indicator_name: Name,
    datasource: Nullable(Id),
    datasource_name: Name,
    location: Nullable(Id),
    location_name: Name,
    year: Type.String(),
    address: Type.String({ description: 'Path and query that open this very view; empty where unknown.' }),
    viewed_at: Type.String({ description: 'ISO 8601, UTC.' }),
    datetime: Type.String({ description: 'viewed_at, under its other name.' }),
  },
  closed,
)
export type UserInteraction = Type.Static<typeof UserInteraction>

/** Clients send numbers as text and the other way round. */
const Text = Type.Optional(
  Type.Union([Type.String({ maxLength: 200, pattern: '^[^\\x00]*$' }), Type.Integer(), Type.Null()]),
)
const Reference = Type.Optional(
  Type.Union([
    Id,
    Type.String({ pattern: '^\\d{0,9}$', description: 'An id as text, or empty.' }),
    Type.Null(),
  ]),
)
const viewed = { indicator: Reference, datasource: Reference, location: Reference, year: Text }

export const NewInteraction = Type.Object(
  {
    dashboard: Text,
    page: Text,
    section: Text,
    ...viewed,
    address: Type.Optional(
      Type.String({
        maxLength: 2000,
        pattern: '^/([^/\\\\\\x00-\\x20][^\\\\\\x00-\\x20]*)?$',
        description: 'Path and query of the page, to come back to this very view.',
      }),
    ),
    parameters: Type.Optional(Type.Object(viewed, { ...closed, description: 'The same four, together.' })),
    user: Type.Optional(
      Type.Unknown({ description: 'Not used: an interaction belongs to who is signed in.' }),
    ),
    id: Type.Optional(Type.Unknown({ description: 'Not used: the server numbers them.' })),
    viewed_at: Type.Optional(Type.Unknown({ description: 'Not used: the server has a clock.' })),
    datetime: Type.Optional(Type.Unknown({ description: 'Not used: the server has a clock.' })),
  },
  {
    ...closed,
    examples: [{ dashboard: 'Demographics', section: 1, indicator: 18, location: 1, year: 2018 }],
  },
)
export type NewInteraction = Type.Static<typeof NewInteraction>

const path = '/api/user_interactions/'

export const addInteraction = endpoint({
  method: 'POST',
  path,
  access: 'user',
  summary: 'Notes what the caller looks at.',
  body: NewInteraction,
  output: UserInteraction,
  success: 201,
})
export const listInteractions = endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'What the caller looked at, newest first.',
  query: ListQuery(['id', 'viewed_at'], {
    size: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 10_000, default: 100, description: 'Rows on a page.' }),
    ),
    user: Type.Optional(
      Type.String({ maxLength: 64, description: "The caller's own id; there is nothing under another one." }),
    ),
  }),
  output: Page(UserInteraction),
})
export const removeInteraction = endpoint({
  method: 'DELETE',
  path: `${path}:id/`,
  access: 'user',
  summary: 'Forgets one; answers what it was.',
  params: IdParams('an interaction', 1),
  output: UserInteraction,
})

export const removeInteractions = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  summary: 'Forgets what the caller looked at: all of it, or what lies between two moments.',
  query: Type.Object(
    {
      since: Type.Optional(MomentText),
      before: Type.Optional(MomentText),
    },
    closed,
  ),
  output: Done,
})

const timeSpent = {
  timeSpent: Type.Number({ minimum: 0, maximum: 100_000, description: 'Minutes.', examples: [1.5] }),
  user: Type.Optional(Type.Unknown({ description: 'Not used: it is the time of who is signed in.' })),
}
const kept = { method: 'POST', access: 'user', output: Done, success: 201 } as const
const SomeId = Type.Union([Id, Type.String({ pattern: '^\\d{1,9}$' })], { examples: [18] })

export const addIndicatorTime = endpoint({
  ...kept,
  path: '/api/indicator_timespent/',
  summary: 'Notes how long the caller looked at an indicator.',
  body: Type.Object({ indicator: SomeId, ...timeSpent }, closed),
})
export const addDataSourceTime = endpoint({
  ...kept,
  path: '/api/datasource_timespent/',
  summary: 'Notes how long the caller looked at a data source.',
  body: Type.Object({ datasource: SomeId, ...timeSpent }, closed),
})

const Ignored = Type.Optional(Type.Unknown({ description: 'Not kept.' }))
export const addDashboardPlace = endpoint({
  method: 'POST',
  path: '/api/user_dashboard_location/',
  access: 'public',
  summary: 'Answers clients that tell where somebody is. Nothing of it is kept: for privacy.',
  body: Type.Object(
    { dashboard: Ignored, longitude: Ignored, latitude: Ignored, time: Ignored, user: Ignored },
    { ...closed, examples: [{ dashboard: 'Demographics' }] },
  ),
  output: Done,
  success: 201,
})
