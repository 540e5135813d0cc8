import { afterEach, describe, expect, it, vi } from 'vitest'
import { hostMethods } from '../../contracts/hostMethods.ts'
import type { Permission } from '../../contracts/manifest.ts'
import { AppError } from '../../contracts/problem.ts'
import { answerCalls, type BridgeHandlers, type LedgerEntry } from './bridge.ts'
import { TokenBucket } from './TokenBucket.ts'

interface Given {
  granted?: Permission[]
  tokens?: number
  handlers?: Partial<Record<string, (input: never) => unknown>>
}

function bridge({ granted = [], tokens = 100, handlers = {} }: Given = {}) {
  const entries: LedgerEntry[] = []
  const call = answerCalls({
    handlers: handlers as unknown as BridgeHandlers,
    isGranted: (permission) => granted.includes(permission),
    bucket: new TokenBucket({ capacity: tokens, refillPerSecond: 0 }),
    record: (entry) => void entries.push(entry),
  })
  return { call, entries }
}

const codeOf = async (reply: Promise<{ ok: boolean; problem?: { code: string } }>) =>
  (await reply).problem?.code

afterEach(() => void vi.useRealTimers())

describe('answerCalls', () => {
  it('answers what the handler answers', async () => {
    const { call, entries } = bridge({
      granted: ['storage'],
      handlers: { 'storage.get': ({ key }: { key: string }) => `value of ${key}` },
    })
    expect(await call('storage.get', { key: 'a' })).toEqual({ ok: true, value: 'value of a' })
    expect(entries).toEqual([{ method: 'storage.get', permission: 'storage', refused: null }])
  })

  it.each([
    'constructor',
    '__proto__',
    'toString',
    'then',
    'hasOwnProperty',
    '',
    'no.such',
    null,
    7,
    {},
    ['storage.get'],
  ])('finds no method %s', async (name) => {
    const { call, entries } = bridge({ granted: ['storage'] })
    expect(await codeOf(call(name, {}))).toBe('not_found')
    expect(entries).toEqual([])
  })

  const guarded = Object.entries(hostMethods).filter(([, { permission }]) => permission !== null)
  it.each(guarded)('refuses %s without its permission, before looking at arguments', async (name) => {
    expect(await codeOf(bridge().call(name, { nonsense: true }))).toBe('not_allowed')
  })

  it('checks arguments before it takes from the bucket', async () => {
    const { call } = bridge({ tokens: 1, handlers: { 'ui.resize': () => ({}) } })
    expect(await codeOf(call('ui.resize', { height: 'tall' }))).toBe('invalid_input')
    expect(await call('ui.resize', { height: 10 })).toEqual({ ok: true, value: {} })
    expect(await codeOf(call('ui.resize', { height: 10 }))).toBe('rate_limited')
  })

  it.each([
    ['items', { indicators: Array(2_000_000).fill(1) }],
    ['fields', Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`field${at}`, at]))],
    ['bytes', new Uint8Array(10_000_000)],
    ['places', new Array(1e8)],
    ['places in a field', { indicators: new Array(1e8) }],
    ['bytes in a field', { indicators: new Uint8Array(10_000_000) }],
    [
      'names in a field',
      { indicators: Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`n${at}`, at])) },
    ],
    ['letters in a text', { periodFrom: 'x'.repeat(200_000) }],
    ['letters in a field', { indicators: new String('x'.repeat(2000)) }],
  ])('refuses an input of too many %s', async (_, input) => {
    const { call } = bridge({ granted: ['data:read'] })
    expect(await codeOf(call('data.query', input))).toBe('too_large')
  })

  it('does not walk through an input that is too long', async () => {
    const read: PropertyKey[] = []
    const indicators = new Proxy(Array(2_000_000), {
      get: (items, name) => (read.push(name), Reflect.get(items, name) as unknown),
    })
    const { call } = bridge({ granted: ['data:read'] })
    expect(await codeOf(call('data.query', { indicators }))).toBe('too_large')
    expect(read).toEqual(['length'])
  })

  it('hands on what the contract leaves open, whatever its length, without a look at it', async () => {
    const value = new Proxy([], { get: () => expect.unreachable(), ownKeys: () => expect.unreachable() })
    const set = vi.fn<(input: unknown) => object>(() => ({}))
    const { call } = bridge({ granted: ['storage'], handlers: { 'storage.set': set } })
    expect((await call('storage.set', { key: 'a', value })).ok).toBe(true)
    expect(set).toHaveBeenCalledOnce()
  })

  it.each([undefined, null, 5, 'text', [], { height: 10, extra: 1 }, { height: -1 }, { height: Number.NaN }])(
    'refuses %j as the input of ui.resize',
    async (input) => {
      const { call } = bridge({ handlers: { 'ui.resize': () => ({}) } })
      expect(await codeOf(call('ui.resize', input))).toBe('invalid_input')
    },
  )

  it('hands on a problem, and hides what went wrong inside', async () => {
    const refusing = bridge({
      granted: ['storage'],
      handlers: {
        'storage.keys': () => {
          throw new AppError('too_large', 'Full.')
        },
        'storage.get': () => {
          throw new Error('secret address')
        },
      },
    })
    expect(await refusing.call('storage.keys', {})).toEqual({
      ok: false,
      problem: { code: 'too_large', message: 'Full.' },
    })
    const hidden = await refusing.call('storage.get', { key: 'a' })
    expect(hidden).toMatchObject({ ok: false, problem: { code: 'internal' } })
    expect(JSON.stringify(hidden)).not.toContain('secret')
  })

  it('does not hand on an answer that is not as the contract says', async () => {
    const { call } = bridge({ granted: ['storage'], handlers: { 'storage.keys': () => [1, 2] } })
    expect(await codeOf(call('storage.keys', {}))).toBe('internal')
  })

  it('gives up at the deadline of the method', async () => {
    vi.useFakeTimers()
    const { call } = bridge({ handlers: { 'ui.painted': () => new Promise(() => {}) } })
    const reply = call('ui.painted', {})
    await vi.advanceTimersByTimeAsync(hostMethods['ui.painted'].deadlineMs)
    expect(await codeOf(reply)).toBe('timed_out')
  })
})

describe('TokenBucket', () => {
  it('refills with time and never past its capacity', () => {
    let now = 0
    const bucket = new TokenBucket({ capacity: 3, refillPerSecond: 2 }, () => now)
    expect([bucket.take(2), bucket.take(2), bucket.take(1)]).toEqual([true, false, true])
    now = 500
    expect([bucket.take(1), bucket.take(1)]).toEqual([true, false])
    now = 60_000
    expect([bucket.take(3), bucket.take(1)]).toEqual([true, false])
  })
})
