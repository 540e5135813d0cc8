import * as Type from 'typebox'
import { bootClasses } from './bootClasses.ts'
import { endpoint } from './endpoint.ts'
import { Manifest } from './manifest.ts'

const closed = { additionalProperties: false } as const

const plugin = Type.String({ ...Manifest.properties.id, examples: ['accessibility'] })
const version = Type.String({ maxLength: 40, examples: ['1.0.0'] })
const exampleCount = {
  plugin: 'accessibility',
  version: '1.0.0',
  boots: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  refusals: 0,
}
const mostOfOne = 1_000
const Count = Type.Integer({ minimum: 0, maximum: mostOfOne })

/** How often a release started in one page, and how long that took: counts, and nothing about who looked. */
export const FrameCount = Type.Object(
  {
    plugin,
    version,
    boots: Type.Array(Count, {
      minItems: bootClasses.length,
      maxItems: bootClasses.length,
      description: `Starts by the time they took, in milliseconds: up to ${bootClasses.join(', ')}.`,
    }),
    refusals: Type.Integer({
      ...Count,
      description: 'Calls that were refused for want of a permission.',
      examples: [0],
    }),
  },
  closed,
)
export type FrameCount = Type.Static<typeof FrameCount>

const Milliseconds = (description: string) =>
  Type.Union([Type.Integer({ description }), Type.Null()], {
    description: 'The upper end of its class; null where nothing was counted.',
  })

/** How a release fares with its visitors, over the last 30 days. */
export const ReleaseFigures = Type.Object(
  {
    version: Type.String(),
    activations: Type.Integer({ minimum: 0, description: 'Starts of its frames.' }),
    boot_p50: Milliseconds('Half of the starts took at most so long.'),
    boot_p95: Milliseconds('95 of 100 starts took at most so long.'),
    refusals: Type.Integer({ minimum: 0 }),
  },
  closed,
)
export type ReleaseFigures = Type.Static<typeof ReleaseFigures>

export const reportFrameFigures = endpoint({
  method: 'POST',
  path: '/registry/frame-figures/',
  access: 'public',
  limit: { most: 12, minutes: 1 },
  summary:
    "A visitor's page reports how its frames started, added up; only plugins of the index are counted.",
  body: Type.Object(
    { counts: Type.Array(FrameCount, { minItems: 1, maxItems: 60, examples: [[exampleCount]] }) },
    closed,
  ),
  output: Type.Object({ message: Type.String() }, closed),
})

export const listReleaseFigures = endpoint({
  method: 'GET',
  path: '/registry/plugins/:plugin/figures/',
  access: 'admin',
  summary: 'How the versions of a plugin fared with visitors in the last 30 days.',
  params: Type.Object({ plugin }, closed),
  output: Type.Object({ figures: Type.Array(ReleaseFigures) }, closed),
})
