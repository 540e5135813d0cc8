import { describe, expect, it } from 'vitest'
import { meterEach } from './meterEach.ts'
import { SaveGate } from './SaveGate.ts'

describe('SaveGate', () => {
  it('lets no file through without a press', () => {
    let isPressed = false
    const gate = new SaveGate(() => isPressed)
    expect(() => gate.pass('charts')).toThrow('only right after a press')
    isPressed = true
    expect(() => gate.pass('charts')).not.toThrow()
  })

  it('lets one file through at a time, whoever asks, while a press counts', () => {
    let now = 0
    const gate = new SaveGate(
      () => true,
      () => now,
    )
    gate.pass('charts')
    for (let tries = 0; tries < 100; tries += 1) expect(() => gate.pass('charts')).toThrow('just been saved')
    now = 1_000
    expect(() => gate.pass('charts')).not.toThrow()
  })
})

describe('a file that takes long to make', () => {
  it('is let through after its press, once, for the plugin that prepared it and no other', () => {
    let [isPressed, now] = [true, 0]
    const gate = new SaveGate(
      () => isPressed,
      () => now,
    )
    gate.prepare('charts')
    isPressed = false
    now = 20_000
    expect(() => gate.pass('other')).toThrow('only right after a press')
    expect(() => gate.pass('charts')).not.toThrow()
    now = 30_000
    expect(() => gate.pass('charts')).toThrow('only right after a press')
    gate.prepare('charts')
    expect(() => gate.pass('charts')).toThrow('only right after a press')
  })

  it('is not waited for longer than a minute', () => {
    let [isPressed, now] = [true, 0]
    const gate = new SaveGate(
      () => isPressed,
      () => now,
    )
    gate.prepare('charts')
    isPressed = false
    now = 61_000
    expect(() => gate.pass('charts')).toThrow('only right after a press')
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
