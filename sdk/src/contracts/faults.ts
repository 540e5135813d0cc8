import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { Manifest } from './manifest.ts'

const closed = { additionalProperties: false } as const

export const reportPluginFault = endpoint({
  method: 'POST',
  path: '/registry/faults/',
  access: 'public',
  summary: "A visitor's host reports that a plugin failed, for its author and the admins.",
  body: Type.Object(
    {
      plugin: Manifest.properties.id,
      version: Type.String({ maxLength: 40 }),
      kind: Type.Enum(['unresponsive', 'threw', 'no_handshake', 'flooded', 'navigated', 'refused_call']),
      message: Type.String({ maxLength: 500 }),
    },
    closed,
  ),
  output: Type.Object({ message: Type.String() }, closed),
})
