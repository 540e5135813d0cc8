import { describe, expect, it, vi } from 'vitest'
import { meterEach } from './meterEach.ts'
import { SaveGate } from './SaveGate.ts'
import { takeShare } from './takeShare.ts'

const pressed = (plugin: string) => ({ plugin, isAsked: () => true })
const idle = (plugin: string) => ({ plugin, isAsked: () => false })

describe('SaveGate', () => {
  it('lets no file through without a press in the plugin that asks', () => {
    const gate = new SaveGate()
    expect(() => gate.pass(idle('charts'))).toThrow('only right after a press')
    expect(() => gate.pass(pressed('charts'))).not.toThrow()
  })

  it('lets one file of a plugin through at a time while a press counts', () => {
    let now = 0
    const gate = new SaveGate(() => now)
    gate.pass(pressed('charts'))
    for (let tries = 0; tries < 100; tries += 1)
      expect(() => gate.pass(pressed('charts'))).toThrow('just been saved')
    now = 1_000
    expect(() => gate.pass(pressed('charts'))).not.toThrow()
  })

  it("lets no plugin use up another's turn", () => {
    const gate = new SaveGate(() => 0)
    gate.pass(pressed('swapper'))
    expect(() => gate.pass(pressed('charts'))).not.toThrow()
  })
})

describe('a file that takes long to make', () => {
  it('is let through after its press, once, for the plugin that prepared it and no other', () => {
    let now = 0
    const gate = new SaveGate(() => now)
    gate.prepare(pressed('charts'))
    now = 20_000
    expect(() => gate.pass(idle('other'))).toThrow('only right after a press')
    expect(() => gate.pass(idle('charts'))).not.toThrow()
    now = 30_000
    expect(() => gate.pass(idle('charts'))).toThrow('only right after a press')
    gate.prepare(idle('charts'))
    expect(() => gate.pass(idle('charts'))).toThrow('only right after a press')
  })

  it('is not waited for longer than a minute', () => {
    let now = 0
    const gate = new SaveGate(() => now)
    gate.prepare(pressed('charts'))
    now = 61_000
    expect(() => gate.pass(idle('charts'))).toThrow('only right after a press')
  })
})

describe('takeShare', () => {
  const ask = (plugin: string, call: string, limit?: { most: number; minutes: number }): boolean => {
    try {
      takeShare(plugin, call, limit)
      return true
    } catch (error) {
      expect(error).toMatchObject({ code: 'rate_limited' })
      return false
    }
  }
  const minute = { most: 40, minutes: 1 }

  it('leaves half of what the server allows in a minute to the page and to others', () => {
    vi.useFakeTimers()
    let asked = 0
    for (let seconds = 0; seconds < 60; seconds += 1) {
      for (let call = 0; call < 5; call += 1) asked += Number(ask('greedy', 'catalog.search', minute))
      vi.advanceTimersByTime(1_000)
    }
    vi.useRealTimers()
    expect(asked).toBeGreaterThanOrEqual(18)
    expect(asked).toBeLessThanOrEqual(20)
  })

  it('counts each plugin and each call for itself, and not at all what the server does not count', () => {
    for (const plugin of ['one', 'two'])
      for (const call of ['analysis.describe', 'analysis.compare'])
        expect(Array.from({ length: 11 }, () => ask(plugin, call, minute)).indexOf(false)).toBe(10)
    expect(Array.from({ length: 99 }, () => ask('one', 'data.lineage'))).not.toContain(false)
  })
})

describe('meterEach', () => {
  it('counts each plugin for itself, and lets it go on after a while', () => {
    let now = 0
    const may = meterEach({ capacity: 2, refillPerSecond: 0.5 }, () => now)
    expect(['a', 'a', 'a', 'b'].map(may)).toEqual([true, true, false, true])
    now = 2_000
    expect(['a', 'a'].map(may)).toEqual([true, false])
  })
})
