import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'

const closed = { additionalProperties: false } as const

/** One part of a manifest, or of something in it. */
export const ReferenceField = Type.Object(
  {
    name: Type.String(),
    type: Type.String({ description: 'As TypeScript writes it.' }),
    isRequired: Type.Boolean(),
    description: Type.String(),
  },
  closed,
)
export type ReferenceField = Type.Static<typeof ReferenceField>

/** One name that can be imported. */
export const ReferenceEntry = Type.Object(
  {
    name: Type.String(),
    kind: Type.Enum(['part', 'hook', 'function', 'type', 'value']),
    words: Type.String({ description: 'What its doc comment says.' }),
    code: Type.String({ description: 'Its declaration, with what that needs.' }),
  },
  closed,
)
export type ReferenceEntry = Type.Static<typeof ReferenceEntry>

export const SdkReference = Type.Object(
  {
    version: Type.String(),
    methods: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          summary: Type.String(),
          permission: Type.Union([Type.String(), Type.Null()]),
          input: Type.String(),
          output: Type.String(),
          cost: Type.Number({ description: 'Taken from the bucket of the frame.' }),
          deadlineMs: Type.Number(),
        },
        closed,
      ),
    ),
    bucket: Type.Object({ capacity: Type.Number(), refillPerSecond: Type.Number() }, closed),
    permissions: Type.Array(Type.Object({ name: Type.String(), text: Type.String() }, closed)),
    points: Type.Array(
      Type.Object({ name: Type.String(), what: Type.String(), fields: Type.Array(ReferenceField) }, closed),
    ),
    manifest: Type.Array(ReferenceField),
    setting: Type.Array(ReferenceField),
    tokens: Type.Array(
      Type.Object({ name: Type.String(), light: Type.String(), dark: Type.String() }, closed),
    ),
    modules: Type.Array(
      Type.Object({ specifier: Type.String(), entries: Type.Array(ReferenceEntry) }, closed),
    ),
    recipes: Type.Array(
      Type.Object(
        { id: Type.String(), title: Type.String(), words: Type.String(), code: Type.String() },
        closed,
      ),
    ),
  },
  closed,
)
export type SdkReference = Type.Static<typeof SdkReference>

export const getSdkReference = endpoint({
  method: 'GET',
  path: '/sdk/reference.json',
  access: 'public',
  summary: 'All that a plugin can call, import and declare, made from the contracts and types themselves.',
  output: SdkReference,
})
