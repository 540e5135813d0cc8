import { expect, test, vi } from 'vitest'
import { FrameRecords } from './FrameRecords.ts'
import type { LiveFrameOptions } from './LiveFrame.ts'
import { trimmedText } from './trimmedText.ts'

const call = { plugin: 'a', contribution: 'main', ms: 3 }
const answered = { ok: true, value: {} } as const

test('calls are written down in developer mode alone: arguments, time, and why one was refused', () => {
  const records = new FrameRecords()
  records.call({ ...call, method: 'data.query', input: { indicators: [7] }, reply: answered })
  expect(records.of('a')).toEqual([])
  records.setOn(true)
  records.call({ ...call, method: 'data.query', input: { indicators: [7] }, reply: answered })
  const problem = { code: 'not_allowed', message: 'It may not.' } as const
  records.call({ ...call, method: 'storage.get', input: { key: 'k' }, reply: { ok: false, problem } })
  expect(records.of('a')).toMatchObject([
    { what: 'storage.get', detail: '{ key: "k" }', fault: 'not_allowed: It may not.' },
    { what: 'data.query', detail: '{ indicators: [7] }', ms: 3, fault: null },
  ])
  for (let times = 0; times < 400; times += 1)
    records.call({ ...call, method: 'x', input: {}, reply: answered })
  expect(records.of('a')).toHaveLength(300)
})

test('of a frame it is known when it ran, when it had drawn, how high it is, and what it was told', () => {
  const records = new FrameRecords()
  records.setOn(true)
  const onReady = vi.fn<() => void>()
  const options = records.watch('a', 'main', { onReady } as unknown as LiveFrameOptions)
  expect(records.factsOf('a')).toMatchObject([{ contribution: 'main', bootMs: null, paintedMs: null }])
  options.onReady()
  expect(onReady).toHaveBeenCalledTimes(1)
  options.onTold?.({ name: 'visible', visible: true })
  records.call({ ...call, method: 'ui.resize', input: { height: 320 }, reply: answered })
  records.call({ ...call, method: 'ui.painted', input: {}, reply: answered })
  const [facts] = records.factsOf('a')
  expect(facts).toMatchObject({ height: 320, bootMs: expect.any(Number), paintedMs: expect.any(Number) })
  const messages = records.of('a').filter(({ kind }) => kind === 'message')
  expect(messages.map(({ what, detail }) => `${what} ${detail}`)).toEqual([
    'visible { visible: true }',
    'ready ',
  ])
})

test('of a great argument only the beginning is looked at', () => {
  expect(trimmedText({ bytes: new Uint8Array(5e6), list: new Array(1e6).fill(0) })).toBe(
    '{ bytes: 5000000 bytes, list: [0, 0, 0, 0, 0, 0, 0, 0, … 1000000 in all] }',
  )
  expect(trimmedText('x'.repeat(1e6))).toHaveLength(43)
  expect(trimmedText({ a: { b: { c: { d: 1 } } } })).toBe('{ a: { b: { c: … } } }')
})

test('a number of two megabytes is written down without its digits, which take half a minute', () => {
  expect(trimmedText({ height: 1n << (1n << 24n) })).toBe('{ height: a BigInt }')
})
