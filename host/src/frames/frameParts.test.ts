import { describe, expect, it, vi } from 'vitest'
import { AppError } from '@msdat/sdk/contracts/problem'
import type { Index, Release } from '@msdat/sdk/contracts/registry'
import { DataBroker } from './DataBroker.ts'
import { FaultCount } from './FaultCount.ts'
import { FloodGuard } from './FloodGuard.ts'
import type { HostMethodHandlers } from './HostServices.ts'
import { isSmallState } from './isSmallState.ts'
import { modulesFor } from '@msdat/sdk/contracts/modulesFor'
import { PermissionLedger } from './PermissionLedger.ts'
import { Semaphore } from './Semaphore.ts'

const caller = { plugin: 'a', name: 'A', contribution: 'panel', isAsked: () => false }

describe('isSmallState', () => {
  it('takes text up to 65,536 characters', () => {
    expect(isSmallState('x'.repeat(65_536))).toBe(true)
    expect(isSmallState('x'.repeat(65_537))).toBe(false)
  })

  it('takes nothing that would have to be walked through, and does not look into it', () => {
    const untouched = new Proxy([], {
      get: () => expect.unreachable(),
      ownKeys: () => expect.unreachable(),
    })
    for (const state of [untouched, new Array(1e8), {}, null, 5]) expect(isSmallState(state)).toBe(false)
  })
})

describe('Semaphore', () => {
  it('lets the next one in when one stays too long, and does not count its end then', async () => {
    vi.useFakeTimers()
    try {
      const queue = new Semaphore(1, 5_000)
      const leave = await queue.enter()
      const second = queue.enter()
      expect(queue.waiting).toBe(1)
      vi.advanceTimersByTime(5_000)
      await second
      const third = queue.enter()
      leave()
      expect(queue.waiting).toBe(1)
      vi.advanceTimersByTime(5_000)
      await third
      expect(queue.waiting).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('lets the next one in when one has done, and counts a double end once', async () => {
    const queue = new Semaphore(2)
    const order: string[] = []
    const enter = async (name: string) => {
      const leave = await queue.enter()
      order.push(name)
      return leave
    }
    const [first, , third] = [enter('first'), enter('second'), enter('third'), enter('fourth')]
    await vi.waitFor(() => expect(order).toEqual(['first', 'second']), { timeout: 20_000 })
    const leave = await first
    leave()
    leave()
    await third
    await new Promise((resolve) => setTimeout(resolve))
    expect(order).toEqual(['first', 'second', 'third'])
  })
})

describe('DataBroker', () => {
  function brokerOf(query: () => unknown) {
    const handler = vi.fn<() => unknown>(query)
    return { handler, broker: new DataBroker({ 'data.query': handler } as unknown as HostMethodHandlers) }
  }

  it('asks once for equal questions, whatever the order of their fields', async () => {
    const { broker, handler } = brokerOf(() => ({ count: 0 }))
    await Promise.all([
      broker.ask('data.query', { indicators: [1], latest: true }, caller),
      broker.ask('data.query', { latest: true, indicators: [1] }, caller),
      broker.ask('data.query', { indicators: [2] }, caller),
    ])
    expect(handler).toHaveBeenCalledTimes(2)
  })

  it('takes questions that differ only inside a field for different ones', async () => {
    const handler = vi.fn<() => unknown>(() => ({}))
    const broker = new DataBroker({ 'analysis.describe': handler } as unknown as HostMethodHandlers)
    const ask = (national: boolean) =>
      broker.ask('analysis.describe', { indicator: 1, datasource: 2, target: { national } }, caller)
    await Promise.all([ask(true), ask(false), ask(true)])
    expect(handler).toHaveBeenCalledTimes(2)
  })

  it('has four questions of a plugin under way at once, and leaves those of others alone', async () => {
    const ends: (() => void)[] = []
    const { broker, handler } = brokerOf(() => new Promise<void>((end) => ends.push(end)))
    const ask = (plugin: string, id: number) =>
      broker.ask('data.query', { indicators: [id] }, { ...caller, plugin })
    const answers = Array.from({ length: 203 }, (_, id) => ask('greedy', id))
    await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(4), { timeout: 20_000 })
    void ask('innocent', 1_000)
    await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(5), { timeout: 20_000 })
    answers.push(ask('greedy', 203))
    await expect(ask('greedy', 204)).rejects.toThrow('Too many questions wait')
    // Another plugin asks what greedy's queue holds back, and does not wait behind it.
    void ask('innocent', 150)
    await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(6), { timeout: 20_000 })
    ends[0]?.()
    await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(7), { timeout: 20_000 })
  })

  it('asks again after a failure and after the data has changed', async () => {
    let fails = true
    const { broker, handler } = brokerOf(() => {
      if (fails) throw new AppError('unavailable', 'Not now.')
      return { count: 0 }
    })
    await expect(broker.ask('data.query', {}, caller)).rejects.toThrow('Not now')
    fails = false
    await broker.ask('data.query', {}, caller)
    broker.forget()
    await broker.ask('data.query', {}, caller)
    expect(handler).toHaveBeenCalledTimes(3)
  })
})

describe('FaultCount', () => {
  it('waits longer the second time, and gives up the third', () => {
    const faults = new FaultCount()
    const [first, second, third] = [faults.add(1), faults.add(2), faults.add(3)]
    expect(second).toBeGreaterThan(Number(first))
    expect(third).toBe('off')
    faults.forget()
    expect(faults.add(4)).toBe(first)
  })

  it('forgives after ten quiet minutes', () => {
    const faults = new FaultCount()
    faults.add(0)
    faults.add(1)
    expect(faults.add(11 * 60_000)).not.toBe('off')
  })
})

describe('FloodGuard', () => {
  it('lets any number through over time, but not too many within a second', () => {
    let now = 0
    const guard = new FloodGuard(3, () => now)
    const burst = () => [guard.isTooMuch(), guard.isTooMuch(), guard.isTooMuch()]
    expect(burst()).toEqual([false, false, false])
    now = 1000
    expect(burst()).toEqual([false, false, false])
    expect(guard.isTooMuch()).toBe(true)
  })

  it('lets a few messages through that are as large as a page can take, however many seconds apart', () => {
    let now = 0
    const guard = new FloodGuard(600, () => now)
    const isTooMuch = (busyMs: number) => guard.isTooMuch(((now += busyMs), busyMs))
    expect([isTooMuch(240), isTooMuch(240), isTooMuch(240)]).toEqual([false, false, true])
    now = 5000
    expect(isTooMuch(240)).toBe(false)
    now = 9000
    expect(isTooMuch(700)).toBe(true)
  })
})

describe('modulesFor', () => {
  const shared = (specifier: string, ...imports: string[]) => ({
    specifier,
    digest: `of ${specifier}`,
    bytes: 1,
    imports,
  })
  const index: Index = {
    sequence: 1,
    issued_at: '',
    shared: [
      shared('@msdat/sdk/runtime', 'react', 'part'),
      shared('react', 'part'),
      shared('part', 'react'),
      shared('charts', 'nivo'),
      shared('nivo', 'react'),
      shared('maps'),
    ],
    releases: [],
  }
  const release = (...imports: string[]) =>
    ({ bundle: { digest: 'own', bytes: 1, imports } }) as unknown as Release

  it('names what a plugin imports, what that imports, and the runtime; nothing else, nothing twice', () => {
    expect(modulesFor(release('charts'), index).map(({ specifier }) => specifier)).toEqual([
      '@msdat/sdk/runtime',
      'react',
      'part',
      'charts',
      'nivo',
      'plugin',
    ])
  })
})

describe('PermissionLedger', () => {
  it('counts what each plugin asked and was refused, newest first', () => {
    const ledger = new PermissionLedger()
    ledger.record('a', { method: 'data.query', permission: 'data:read', refused: null }, 1)
    ledger.record('a', { method: 'files.save', permission: 'files:save', refused: 'not_allowed' }, 2)
    ledger.record('a', { method: 'data.query', permission: 'data:read', refused: 'rate_limited' }, 3)
    ledger.record('b', { method: 'ui.announce', permission: null, refused: null }, 4)
    expect(ledger.of('a')).toEqual([
      { method: 'data.query', permission: 'data:read', asked: 2, refused: 1, lastAt: 3 },
      { method: 'files.save', permission: 'files:save', asked: 1, refused: 1, lastAt: 2 },
    ])
  })
})
