import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { SubmissionParams } from './submissions.ts'

const closed = { additionalProperties: false } as const
const Nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** What a submission is compared with: the version that runs, or the zip before an answer. */
const Against = Type.Enum(['running', 'previous'], {
  description: 'running: the version that runs, or ran last; previous: the zip before this answer.',
})

export const FileChange = Type.Object(
  {
    path: Type.String(),
    change: Type.Enum(['added', 'removed', 'changed']),
    is_text: Type.Boolean(),
    bytes_before: Nullable(Type.Integer()),
    bytes_after: Nullable(Type.Integer()),
  },
  closed,
)
export type FileChange = Type.Static<typeof FileChange>

export const ManifestChange = Type.Object(
  {
    field: Type.String(),
    before: Nullable(Type.String({ description: 'As JSON.' })),
    after: Nullable(Type.String({ description: 'As JSON.' })),
  },
  closed,
)
export type ManifestChange = Type.Static<typeof ManifestChange>

export const SubmissionChanges = Type.Object(
  {
    against: Nullable(
      Type.Object(
        { version: Type.String(), zip_kept: Type.Boolean({ description: 'Else files cannot be compared.' }) },
        closed,
      ),
    ),
    permissions_added: Type.Array(Type.String(), { description: 'Servers count: "network https://…".' }),
    permissions_removed: Type.Array(Type.String()),
    manifest: Type.Array(ManifestChange),
    files: Type.Array(FileChange),
    bundle_before: Nullable(Type.Integer({ description: 'Bytes of built code.' })),
    bundle_after: Nullable(Type.Integer()),
  },
  closed,
)
export type SubmissionChanges = Type.Static<typeof SubmissionChanges>

export const DiffLine = Type.Object(
  {
    kind: Type.Enum(['same', 'added', 'removed']),
    before: Nullable(Type.Integer({ description: 'Line number in the older file.' })),
    after: Nullable(Type.Integer({ description: 'Line number in the newer file.' })),
    text: Type.String(),
  },
  closed,
)
export type DiffLine = Type.Static<typeof DiffLine>

export const FileDiff = Type.Object(
  {
    path: Type.String(),
    hunks: Type.Array(Type.Array(DiffLine), { description: 'Runs of changed lines with three around them.' }),
    is_whole: Type.Boolean({ description: 'False where the files differ too much to be compared by line.' }),
  },
  closed,
)
export type FileDiff = Type.Static<typeof FileDiff>

export const getChanges = endpoint({
  method: 'GET',
  path: '/registry/submissions/:id/changes/',
  access: 'admin',
  summary: 'What is different from the version that runs, or from the zip before.',
  params: SubmissionParams,
  query: Type.Object({ against: Type.Optional(Against) }, closed),
  output: SubmissionChanges,
})
export const getFileDiff = endpoint({
  method: 'GET',
  path: '/registry/submissions/:id/diff/',
  access: 'admin',
  summary: 'One file, compared line by line.',
  params: SubmissionParams,
  query: Type.Object(
    {
      path: Type.String({ maxLength: 200, description: 'A file of either zip.', examples: ['src/main.tsx'] }),
      against: Type.Optional(Against),
    },
    closed,
  ),
  output: FileDiff,
})
