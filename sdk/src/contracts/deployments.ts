import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { Manifest } from './manifest.ts'
import { Submission } from './submission.ts'
import { Reason } from './review.ts'

const closed = { additionalProperties: false } as const
const Moment = Type.String({ description: 'ISO 8601, UTC.' })
const PluginParams = Type.Object(
  { plugin: Type.String({ ...Manifest.properties.id, examples: ['accessibility'] }) },
  closed,
)
const Version = Type.String({ ...Manifest.properties.version, description: 'A version of the plugin.' })

export const PluginVersion = Type.Object(
  {
    submission: Type.Integer(),
    version: Type.String(),
    state: Type.Enum(['live', 'disabled', 'superseded', 'yanked']),
    released_at: Moment,
    ended_at: Type.Union([Moment, Type.Null()]),
    notice: Type.Union([Type.String(), Type.Null()], {
      description: 'What visitors are told of a yanked one.',
    }),
    can_return: Type.Boolean({ description: 'Whether one can roll back to it: its built code is kept.' }),
  },
  closed,
)
export type PluginVersion = Type.Static<typeof PluginVersion>

export const listVersions = endpoint({
  method: 'GET',
  path: '/registry/plugins/:plugin/versions/',
  access: 'admin',
  summary: 'Every version of a plugin that was ever deployed, the newest first.',
  params: PluginParams,
  output: Type.Object({ versions: Type.Array(PluginVersion) }, closed),
})
export const disablePlugin = endpoint({
  method: 'POST',
  path: '/registry/plugins/:plugin/disable/',
  access: 'admin',
  problems: ['conflict'],
  summary: 'Switch a deployed plugin off for everyone.',
  params: PluginParams,
  body: Reason,
  output: Submission,
})
export const enablePlugin = endpoint({
  method: 'POST',
  path: '/registry/plugins/:plugin/enable/',
  access: 'admin',
  problems: ['conflict'],
  summary: 'Switch a disabled plugin on again.',
  params: PluginParams,
  body: Reason,
  output: Submission,
})
export const rollBackPlugin = endpoint({
  method: 'POST',
  path: '/registry/plugins/:plugin/roll-back/',
  access: 'admin',
  problems: ['conflict'],
  summary:
    'Let an earlier version run again, as it was approved and built; open pages follow within a minute.',
  params: PluginParams,
  body: Type.Object(
    { ...Reason.properties, version: Type.Optional(Version) },
    { ...closed, description: 'Without a version: the one before the one that runs.' },
  ),
  output: Submission,
})
export const yankPlugin = endpoint({
  method: 'POST',
  path: '/registry/plugins/:plugin/yank/',
  access: 'admin',
  problems: ['conflict'],
  summary: 'Withdraw a version for good; visitors read the reason.',
  params: PluginParams,
  body: Type.Object(
    {
      reason: Type.String({ ...Reason.properties.reason, maxLength: 300, description: 'Visitors read it.' }),
      version: Type.Optional(Version),
    },
    { ...closed, description: 'Without a version: the one that runs.' },
  ),
  output: Submission,
})
