import { describe, expect, it } from 'vitest'
import { meterEach } from './meterEach.ts'
import { SaveGate } from './SaveGate.ts'

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

describe('meterEach', () => {
  it('counts each plugin for itself, and lets it go on after a while', () => {
    let now = 0
    const may = meterEach({ capacity: 2, refillPerSecond: 0.5 }, () => now)
    expect(['a', 'a', 'a', 'b'].map(may)).toEqual([true, true, false, true])
    now = 2_000
    expect(['a', 'a'].map(may)).toEqual([true, false])
  })
})
