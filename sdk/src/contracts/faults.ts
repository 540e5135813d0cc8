import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { faultTextLength } from './faultText.ts'
import { Manifest } from './manifest.ts'
import { ListQuery, Page } from './page.ts'

const closed = { additionalProperties: false } as const

const FaultKind = Type.Enum(
  [
    'unresponsive',
    'unreadable',
    'threw',
    'no_handshake',
    'flooded',
    'forged',
    'took_focus',
    'navigated',
    'held_up_drawing',
    'hoarded_frames',
    'refused_call',
  ],
  {
    examples: ['threw'],
  },
)

/** Most places of one fault that are kept. */
export const mostPlaces = 10

export const SourcePlace = Type.Object(
  {
    file: Type.String({ examples: ['src/Levels.tsx'] }),
    line: Type.Integer({ minimum: 1 }),
    column: Type.Integer({ minimum: 1 }),
    function: Type.Union([Type.String(), Type.Null()], {
      description: 'Null outside of any named function.',
    }),
  },
  closed,
)
export type SourcePlace = Type.Static<typeof SourcePlace>

/** Faults of one kind of one version. Visitors' pages report them, so the message is anyone's text. */
export const PluginFault = Type.Object(
  {
    plugin: Type.String(),
    version: Type.String(),
    kind: FaultKind,
    message: Type.String({ description: 'What the last one said.' }),
    trace: Type.Array(SourcePlace, {
      maxItems: mostPlaces,
      description:
        "Where it came about in the plugin's own files, innermost first; empty where that is not known.",
    }),
    count: Type.Integer({ minimum: 1 }),
    first_at: Type.String({ description: 'ISO 8601, UTC.' }),
    last_at: Type.String({ description: 'ISO 8601, UTC.' }),
  },
  closed,
)
export type PluginFault = Type.Static<typeof PluginFault>

export const reportPluginFault = endpoint({
  method: 'POST',
  path: '/registry/faults/',
  access: 'public',
  limit: { most: 20, minutes: 1 },
  summary: "A visitor's host reports that a plugin failed, for its author and the admins.",
  body: Type.Object(
    {
      plugin: Type.String({ ...Manifest.properties.id, examples: ['accessibility'] }),
      version: Type.String({ maxLength: 40, examples: ['1.0.0'] }),
      kind: FaultKind,
      message: Type.String({ maxLength: faultTextLength, examples: ['It broke.'] }),
    },
    closed,
  ),
  output: Type.Object({ message: Type.String() }, closed),
})

export const listPluginFaults = endpoint({
  method: 'GET',
  path: '/registry/faults/',
  access: 'admin',
  summary: 'What failed in plugins, counted by plugin, version and kind; newest first.',
  query: ListQuery(['last_at', 'count'], {
    plugin: Type.Optional(
      Type.String({
        ...Manifest.properties.id,
        description: 'Only of this plugin.',
        examples: ['accessibility'],
      }),
    ),
  }),
  output: Page(PluginFault),
})
