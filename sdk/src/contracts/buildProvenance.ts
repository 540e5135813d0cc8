import * as Type from 'typebox'
import { Digest } from './digest.ts'
import { endpoint } from './endpoint.ts'
import { Manifest } from './manifest.ts'

const closed = { additionalProperties: false } as const
const Moment = Type.String({ description: 'ISO 8601, UTC.' })

export const builderNames = ['local', 'github'] as const
export type BuilderName = (typeof builderNames)[number]

/** The run of a workflow that built a plugin. */
export const WorkflowRun = Type.Object(
  {
    repository: Type.String({ description: 'Owner and name.' }),
    workflow: Type.String({ description: 'File of the workflow in the repository.' }),
    ref: Type.String({ description: 'Branch or tag it ran on.' }),
    commit: Type.String({ description: 'Commit it ran on.' }),
    run: Type.String({ description: 'Address of the run.' }),
  },
  closed,
)
export type WorkflowRun = Type.Static<typeof WorkflowRun>

/** Where a release comes from: who built it, out of which bytes, with what, and how fenced in. */
export const Provenance = Type.Object(
  {
    kind: Type.Literal('msdat-plugin-build', {
      description: 'Keeps the signature from being taken for one of something else.',
    }),
    plugin: Type.String(),
    version: Type.String(),
    submission: Type.Integer(),
    zip_digest: Digest,
    bundle_digest: Digest,
    builder: Type.Enum([...builderNames]),
    bundler: Type.String({ description: 'Name and version of the bundler.' }),
    runtime: Type.String({ description: 'Node.js and its version, where the registry built it.' }),
    isolation: Type.String({ description: 'What fenced in the process that built it on the registry.' }),
    workflow: Type.Union([WorkflowRun, Type.Null()], {
      description: 'With the GitHub builder: the run whose bytes are the same.',
    }),
    asked_at: Moment,
    built_at: Moment,
  },
  closed,
)
export type Provenance = Type.Static<typeof Provenance>

/** `provenance` is JSON text of Provenance; `signature` is Ed25519 over its UTF-8 bytes, base64. */
export const SignedProvenance = Type.Object(
  {
    provenance: Type.String(),
    signature: Type.String(),
    key: Type.String({ description: 'Public key of this installation, raw 32 bytes, base64.' }),
  },
  closed,
)
export type SignedProvenance = Type.Static<typeof SignedProvenance>

/** What `msdat-plugin build` writes beside the bundle, and a workflow hands over. */
export const BuildReport = Type.Object(
  {
    zip_digest: Digest,
    bundle: Type.Object(
      { digest: Digest, bytes: Type.Integer(), imports: Type.Array(Type.String()) },
      closed,
    ),
    bundler: Type.String(),
    runtime: Type.String(),
  },
  closed,
)
export type BuildReport = Type.Static<typeof BuildReport>

/** Files of a build, in a folder or in the artifact of a workflow. */
export const buildFiles = { bundle: 'bundle.js', report: 'build.json' } as const

export const getBuildProvenance = endpoint({
  method: 'GET',
  path: '/registry/plugins/:plugin/versions/:version/provenance/',
  access: 'public',
  summary: 'Where a version comes from, signed; to be checked with msdat-plugin verify.',
  params: Type.Object(
    {
      plugin: Type.String({ ...Manifest.properties.id, examples: ['accessibility'] }),
      version: Type.String({
        ...Manifest.properties.version,
        description: 'A version that was deployed.',
        examples: ['1.0.0'],
      }),
    },
    closed,
  ),
  output: SignedProvenance,
})

/** Where a workflow fetches the zip that it is to build: once, with the token it was given in a header. */
export const buildSourcePath = '/registry/builds/source/'
export const buildTokenHeader = 'x-build-token'
