import * as Type from 'typebox'
import { endpoint } from './endpoint.ts'
import { Manifest } from './manifest.ts'

const closed = { additionalProperties: false } as const

export const reportPluginFault = endpoint({
  method: 'POST',
  path: '/registry/faults/',
  access: 'public',
  problems: ['rate_limited'],
  summary: "A visitor's host reports that a plugin failed, for its author and the admins.",
  body: Type.Object(
    {
      plugin: Type.String({ ...Manifest.properties.id, examples: ['accessibility'] }),
      version: Type.String({ maxLength: 40, examples: ['1.0.0'] }),
      kind: Type.Enum(['unresponsive', 'threw', 'no_handshake', 'flooded', 'navigated', 'refused_call'], {
        examples: ['threw'],
      }),
      message: Type.String({ maxLength: 500, examples: ['It broke.'] }),
    },
    closed,
  ),
  output: Type.Object({ message: Type.String() }, closed),
})
