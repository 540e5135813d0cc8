import * as Type from 'typebox'
import { AuditHead } from './auditHead.ts'
import { Provenance } from './buildProvenance.ts'
import { Digest } from './digest.ts'
import { endpoint } from './endpoint.ts'
import { Contribution, Manifest } from './manifest.ts'
import { PublishedTopic, TopicName } from './topics.ts'
import { recordOf } from './recordOf.ts'

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

/** A module as the host fetches it: by digest, checked, cached for ever. */
export const ModuleRecord = Type.Object(
  {
    digest: Digest,
    bytes: Type.Integer(),
    imports: Type.Array(Type.String(), { description: 'Shared modules it imports, by specifier.' }),
  },
  closed,
)
export type ModuleRecord = Type.Static<typeof ModuleRecord>

export const SharedModule = Type.Object({ specifier: Type.String(), ...ModuleRecord.properties }, closed)
export type SharedModule = Type.Static<typeof SharedModule>

/** What the registry signs for one deployed version. */
export const Release = Type.Object(
  {
    plugin: Type.String(),
    version: Type.String(),
    name: Type.String(),
    description: Type.String(),
    author: Type.String(),
    license: Type.String(),
    contributes: Type.Array(Contribution),
    permissions: Manifest.properties.permissions,
    network: Type.Array(Type.String(), { description: 'https origins it may contact.' }),
    publishes: Type.Optional(Type.Array(PublishedTopic, { description: 'What it tells other plugins.' })),
    subscribes: Type.Optional(Type.Array(TopicName, { description: 'Topics it hears.' })),
    bundle: ModuleRecord,
    icons: recordOf(Type.String(), {
      description: 'Icon of a contribution by its id: a small PNG, drawn at the build, as a data: address.',
    }),
    sdk: Type.Optional(
      Type.String({
        description:
          'Range of SDK versions its manifest asks for; absent from releases older than this field.',
      }),
    ),
    firstParty: Type.Boolean({ description: 'Published by this installation itself.' }),
    zip_digest: Digest,
    released_at: Moment,
  },
  closed,
)
export type Release = Type.Static<typeof Release>

/** A plugin that was taken out of service, and what visitors are told. */
export const Withdrawn = Type.Object(
  { plugin: Type.String(), name: Type.String(), version: Type.String(), reason: Type.String(), at: Moment },
  closed,
)
export type Withdrawn = Type.Static<typeof Withdrawn>

/** The list of what runs. Numbered, so that an old one cannot be played back. */
export const Index = Type.Object(
  {
    sequence: Type.Integer({
      minimum: 1,
      description: 'Higher than any before; mostly the milliseconds of its moment.',
    }),
    issued_at: Moment,
    audit: Type.Optional(AuditHead),
    shared: Type.Array(SharedModule),
    releases: Type.Array(Release),
    withdrawn: Type.Optional(
      Type.Array(Withdrawn, { description: 'Plugins of which no version runs since one was withdrawn.' }),
    ),
  },
  closed,
)
export type Index = Type.Static<typeof Index>

/** `index` is JSON text of Index; `signature` is Ed25519 over its UTF-8 bytes, base64. */
export const SignedIndex = Type.Object(
  {
    index: Type.String(),
    signature: Type.String(),
    key: Type.String({ description: 'Public key of this installation, raw 32 bytes, base64.' }),
  },
  closed,
)
export type SignedIndex = Type.Static<typeof SignedIndex>

export const getIndex = endpoint({
  method: 'GET',
  path: '/registry/index/',
  access: 'public',
  summary: 'The signed list of what runs.',
  output: SignedIndex,
})
/** Where a module is fetched: GET, immutable, any origin. */
export const artifactPath = (digest: string): string => `/registry/artifacts/${digest}`
