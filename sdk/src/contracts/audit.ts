import * as Type from 'typebox'
import { AuditHead } from './auditHead.ts'
import { Digest } from './digest.ts'
import { endpoint } from './endpoint.ts'
import { largestId, ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const
const Nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

export const AuditEntry = Type.Object(
  {
    sequence: Type.Integer(),
    submission: Nullable(Type.Integer()),
    actor: Type.String({
      description:
        'user:<id> and e-mail of an account; submitter:<e-mail> as it was typed, unverified; else a part of the platform.',
    }),
    actor_name: Type.String({
      description: 'Name of that account today, which the hash does not cover; else empty.',
    }),
    action: Type.String({ description: 'The move, such as awaiting_approval -> approved.' }),
    reason: Type.String(),
    at: Type.String({ description: 'ISO 8601, UTC.' }),
    hash: Digest,
    previous: Digest,
  },
  { ...closed, description: 'hash = SHA-256 over the entry and the hash before it.' },
)
export type AuditEntry = Type.Static<typeof AuditEntry>

export const AuditCheck = Type.Object(
  {
    head: Nullable(AuditHead),
    broken_at: Nullable(
      Type.Integer({ description: 'First entry that was changed, or stands after a gap.' }),
    ),
    published: Nullable(AuditHead),
    reaches_published: Nullable(
      Type.Boolean({ description: 'False: entries that the newest index vouches for are gone or changed.' }),
    ),
    reaches_kept: Nullable(Type.Boolean({ description: 'The same for the head given in the query.' })),
  },
  closed,
)
export type AuditCheck = Type.Static<typeof AuditCheck>

export const getAuditTrail = endpoint({
  method: 'GET',
  path: '/registry/audit/',
  access: 'admin',
  summary: 'Every move of every submission, as a hash chain.',
  query: ListQuery(['sequence'], {
    submission: Type.Optional(
      Type.Integer({ minimum: 1, maximum: largestId, description: 'Entries about this submission.' }),
    ),
  }),
  output: Page(AuditEntry),
})
export const checkAuditTrail = endpoint({
  method: 'GET',
  path: '/registry/audit/check/',
  access: 'admin',
  summary: 'Whether the audit trail is whole and reaches the last published head, or one that was kept.',
  query: Type.Object(
    {
      entries: Type.Optional(Type.Integer({ ...AuditHead.properties.entries, maximum: largestId })),
      hash: Type.Optional(Digest),
    },
    { ...closed, description: 'Both together: `audit` of an index that somebody kept.' },
  ),
  output: AuditCheck,
})
