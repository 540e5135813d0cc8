import { describe, expect, it } from 'vitest'
import type { FrameEvent } from '@msdat/sdk/contracts/bridge'
import { exampleRelease } from '../plugins/exampleRelease.fixture.ts'
import type { RunningSession } from './RunningSession.ts'
import { tellTopic } from './tellTopic.ts'

const topic = 'example-panel/chosen'
const release = {
  ...exampleRelease,
  publishes: [
    {
      topic,
      description: 'A place was chosen.',
      payload: {
        type: 'object' as const,
        properties: {
          place: { type: 'integer' as const, minimum: 1 },
          name: { type: 'string' as const, maxLength: 20 },
        },
        required: ['place'],
        additionalProperties: false as const,
      },
    },
  ],
}

function session(subscribes: string[], isAllowed = true) {
  const told: FrameEvent[] = []
  return {
    told,
    running: { ...exampleRelease, subscribes },
    isGranted: () => isAllowed,
    tell: (event: FrameEvent) => told.push(event),
  }
}
const running = (one: ReturnType<typeof session>) => one as unknown as RunningSession

function tell(payload: unknown, asked = topic, from: typeof release = release) {
  const [sender, listener] = [session([topic]), session([topic])]
  const deaf = [
    session(['example-panel/other']),
    session([topic], false),
    { ...session([topic]), running: null },
  ]
  const all = [sender, listener, ...deaf].map((one) => running(one as ReturnType<typeof session>))
  const answer = tellTopic(all, { release: from, session: running(sender) }, { topic: asked, payload })
  return { answer, sender, listener, deaf }
}

describe('what a plugin tells', () => {
  it('reaches who may hear it, as a copy, and neither the others nor the sender', () => {
    const payload = { place: 7, name: 'Kano' }
    const { answer, sender, listener, deaf } = tell(payload)
    expect(listener.told).toEqual([{ name: 'event', topic, payload }])
    expect(Reflect.get(listener.told[0] ?? {}, 'payload')).not.toBe(payload)
    expect([sender, ...deaf].flatMap(({ told }) => told)).toEqual([])
    expect(answer).toEqual({})
  })

  it.each([
    ['too_large', { place: 1, name: 'x'.repeat(5000) }],
    ['too_large', new Array(4294967294)],
    ['invalid_input', { place: 'Kano' }],
    ['invalid_input', { place: 1, name: 'a name of more than twenty letters' }],
    ['invalid_input', { place: 1, more: true }],
    ['invalid_input', {}],
    ['invalid_input', 'Kano'],
    ['invalid_input', undefined],
    ['invalid_input', { place: 5n }],
    ['invalid_input', new Date(0)],
  ])('is refused as %s where it has another form than declared', (code, payload) => {
    expect(() => tell(payload)).toThrow(expect.objectContaining({ code }))
  })

  it('is refused under a topic that is not declared, or that another plugin owns', () => {
    const refused = expect.objectContaining({ code: 'not_allowed' })
    expect(() => tell({ place: 1 }, 'example-panel/other')).toThrow(refused)
    const stolen = release.publishes.map((one) => ({ ...one, topic: 'other-panel/chosen' }))
    expect(() => tell({ place: 1 }, 'other-panel/chosen', { ...release, publishes: stolen })).toThrow(refused)
  })
})
