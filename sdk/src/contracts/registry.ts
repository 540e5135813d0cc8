import * as Type from 'typebox'
import { AuditHead } from './auditHead.ts'
import { Digest } from './digest.ts'
import { endpoint } from './endpoint.ts'
import { Contribution, Manifest } from './manifest.ts'
import { PublishedTopic, TopicName } from './topics.ts'
import { recordOf } from './recordOf.ts'

const closed = { additionalProperties: false } as const
const Moment = Type.String({ description: 'ISO 8601, UTC.' })

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
