import { connectFakeHost } from '@msdat/sdk/testing'
import { host, type HostOutput } from '@msdat/sdk'
import { expect, it } from 'vitest'
import { readAnswer } from './readAnswer.ts'

const figure = { indicator: 18, datasource: 2, location: 1, period: '2018' }
const whole: HostOutput<'assistant.ask'> = {
  pack: {
    indicator: 'DPT3',
    area: 'Immunisation',
    unit: 'Percent',
    slope: 'Positive',
    source: 'NDHS',
    place: 'Nigeria',
    period: '2018',
    value: 50,
    interval: null,
    trend: null,
    rank: null,
    target: null,
    agreement: [],
    flags: [],
    sentences: [],
  },
  interventions: [],
  knowledge: '1',
  text: 'One. Two.',
  writer: 'model',
  removed: 0,
}

it('tells the text as it grows, and answers the whole', async () => {
  const replies = [
    { text: 'One.', simulation: null },
    { text: 'One.', simulation: null },
    { text: 'One. Two.', simulation: whole },
  ]
  connectFakeHost({
    methods: {
      'assistant.begin': () => ({ answer: 1 }),
      'assistant.read': () => replies.shift() ?? { text: '', simulation: null },
    },
  })
  const told: string[] = []
  const { signal } = new AbortController()
  const reply = await readAnswer(figure, { signal, ask: host.call, onText: (text) => told.push(text) })
  expect(told).toEqual(['One.'])
  expect(reply).toEqual({ ok: true, value: whole })
})

it('cancels where the visitor does not wait any longer', async () => {
  const end = new AbortController()
  const cancelled: number[] = []
  connectFakeHost({
    methods: {
      'assistant.begin': () => ({ answer: 7 }),
      'assistant.read': () => {
        end.abort()
        return { text: 'One.', simulation: null }
      },
      'assistant.cancel': ({ answer }) => {
        cancelled.push(answer)
        return {}
      },
    },
  })
  const told: string[] = []
  const reply = await readAnswer(figure, {
    signal: end.signal,
    ask: host.call,
    onText: (text) => told.push(text),
  })
  expect(reply).toBeNull()
  expect(told).toEqual([])
  expect(cancelled).toEqual([7])
})
