import * as Type from 'typebox'
import { Provenance } from './buildProvenance.ts'
import { Digest } from './digest.ts'
import { Manifest } from './manifest.ts'

const closed = { additionalProperties: false } as const
const Moment = Type.String({ description: 'ISO 8601, UTC.' })
const Nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** One thing a check has to say about an upload. Every check runs; all findings come at once. */
export const Finding = Type.Object(
  {
    rule: Type.String({ description: 'Name of the check, such as pathsAreSafe.' }),
    severity: Type.Enum(['error', 'warning', 'note']),
    file: Nullable(Type.String({ description: 'Path inside the zip; null where it is about the whole.' })),
    line: Nullable(Type.Integer()),
    title: Type.String(),
    detail: Type.String({ description: 'What was found.' }),
    remedy: Type.String({ description: 'What the author should do.' }),
  },
  closed,
)
export type Finding = Type.Static<typeof Finding>

export const submissionStates = [
  'submitted',
  'checking',
  'check_failed',
  'awaiting_approval',
  'changes_requested',
  'rejected',
  'approved',
  'building',
  'build_failed',
  'deployed',
  'disabled',
  'superseded',
  'yanked',
] as const
export type SubmissionState = (typeof submissionStates)[number]

export const Submission = Type.Object(
  {
    id: Type.Integer(),
    state: Type.Enum([...submissionStates]),
    name: Type.String({ description: 'Who submits.' }),
    email: Type.String(),
    phone: Type.String(),
    purpose: Type.String(),
    description: Type.String(),
    plugin: Type.String({ description: 'Address of the zip.' }),
    plugin_id: Nullable(Type.String()),
    title: Nullable(Type.String({ description: 'Name of the plugin, from its manifest.' })),
    version: Nullable(Type.String()),
    zip_digest: Digest,
    zip_bytes: Type.Integer(),
    manifest: Nullable(Manifest),
    findings: Type.Array(Finding),
    build: Nullable(
      Type.Object(
        {
          state: Type.Enum(['waiting', 'running', 'done', 'failed']),
          attempt: Type.Integer(),
          log: Type.String(),
          started_at: Nullable(Moment),
          ended_at: Nullable(Moment),
          provenance: Nullable(Provenance),
        },
        closed,
      ),
    ),
    first_party: Type.Boolean(),
    bundle_bytes: Nullable(Type.Integer({ description: 'Built code, as the checks measured it.' })),
    created_at: Moment,
    updated_at: Moment,
  },
  closed,
)
export type Submission = Type.Static<typeof Submission>

export const SubmittedFile = Type.Object(
  { path: Type.String(), bytes: Type.Integer(), isText: Type.Boolean() },
  closed,
)
export type SubmittedFile = Type.Static<typeof SubmittedFile>
