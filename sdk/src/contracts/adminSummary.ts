import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'

const closed = { additionalProperties: false } as const
const Count = Type.Integer({ minimum: 0 })
const Moment = Type.String({ description: 'ISO 8601, UTC.' })
const Nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** Days over which the summary looks back. */
export const summaryDays = 30

export const pendingKinds = [
  'plugin',
  'dashboard',
  'figures',
  'testimonial',
  'dataset',
  'question',
  'answer',
  'message',
  'review',
  'mail',
] as const
export type PendingKind = (typeof pendingKinds)[number]

/** What moderators decide about; the rest waits for admins alone. */
export const moderatedKinds: readonly PendingKind[] = [
  'dashboard',
  'figures',
  'testimonial',
  'dataset',
  'question',
  'answer',
]

/** How a kind of background work stands. */
export const JobHealth = Type.Object(
  {
    job: Type.Enum(['plugins', 'imports', 'mail']),
    state: Type.Enum(['ok', 'waiting', 'failing'], {
      description: 'waiting: something has waited for over 15 minutes. failing: something failed.',
    }),
    under_way: Count,
    waiting: Count,
    failed: Type.Integer({ minimum: 0, description: `Failed in the last ${summaryDays} days.` }),
    waiting_since: Nullable(Moment),
  },
  closed,
)
export type JobHealth = Type.Static<typeof JobHealth>

export const SourceFreshness = Type.Object(
  {
    datasource: Type.Integer(),
    name: Type.String(),
    values: Type.Integer({ minimum: 0, description: 'Figures that it has.' }),
    newest_period: Nullable(Type.String({ description: 'Null where it has no figures.' })),
    changed_at: Nullable(Type.String({ description: 'When an import last changed one of its figures.' })),
  },
  closed,
)
export type SourceFreshness = Type.Static<typeof SourceFreshness>

const Viewed = Type.Object({ name: Type.String(), path: Type.String(), views: Count }, closed)

export const AdminSummary = Type.Object(
  {
    users: Type.Object(
      {
        active: Type.Integer({ minimum: 0, description: 'Accounts that may sign in.' }),
        deactivated: Count,
        signed_in: Type.Integer({
          minimum: 0,
          description: `Accounts whose last sign-in was in the last ${summaryDays} days.`,
        }),
      },
      closed,
    ),
    dashboards: Type.Object(
      {
        built_in: Count,
        custom_public: Type.Integer({
          minimum: 0,
          description: 'Dashboards of users that are approved, so that others read them.',
        }),
        custom_private: Type.Integer({ minimum: 0, description: 'Private ones, and those not approved.' }),
      },
      closed,
    ),
    plugins: Type.Object({ available: Count, disabled: Count }, closed),
    pending: Type.Array(Type.Object({ kind: Type.Enum([...pendingKinds]), count: Count }, closed), {
      description: 'What waits for somebody, by kind.',
    }),
    activity: Type.Array(Type.Object({ day: Type.String(), views: Count, people: Count }, closed), {
      description: 'Views by people who are signed in, each of the last days, the oldest first.',
    }),
    top_dashboards: Type.Array(Viewed),
    top_indicators: Type.Array(Viewed),
    sources: Type.Array(SourceFreshness),
    jobs: Type.Array(JobHealth),
  },
  closed,
)
export type AdminSummary = Type.Static<typeof AdminSummary>

export const getAdminSummary = endpoint({
  method: 'GET',
  path: '/api/admin/summary/',
  access: 'admin',
  summary: 'Who is there, what runs, and what waits for somebody.',
  output: AdminSummary,
})
