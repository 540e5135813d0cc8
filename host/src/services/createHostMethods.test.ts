import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Stores } from '../app/Stores.ts'
import { createHostMethods, type FrameServices } from './createHostMethods.ts'
import type { PluginStorage } from './PluginStorage.ts'

describe('selection.set', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function makeMethods() {
    const change = vi.fn<(change: unknown, by: string) => object>(() => ({}))
    const stores = { selection: { change }, catalog: {} } as unknown as Stores
    const methods = createHostMethods(stores, {} as PluginStorage, {} as FrameServices)
    /** So many changes; answers how many of them were let through. */
    const select = (count: number, plugin: string, isAsked: boolean): number => {
      const before = change.mock.calls.length
      const caller = { plugin, name: plugin, contribution: 'panel', isAsked: () => isAsked }
      for (let at = 0; at < count; at += 1) {
        try {
          void methods['selection.set']({ location: at }, caller)
        } catch (error) {
          expect(error).toMatchObject({ code: 'rate_limited' })
        }
      }
      return change.mock.calls.length - before
    }
    return { change, select }
  }

  it('is for a plugin by itself ten times, and then once every two seconds', () => {
    const { change, select } = makeMethods()
    expect(select(100, 'flips', false)).toBe(10)
    expect(change).toHaveBeenLastCalledWith({ location: 9 }, 'plugin')
    vi.advanceTimersByTime(4_000)
    expect(select(100, 'flips', false)).toBe(2)
  })

  it('takes nothing from another plugin', () => {
    const { select } = makeMethods()
    select(100, 'flips', false)
    expect(select(1, 'quiet', false)).toBe(1)
  })

  it('is wider while the visitor uses the plugin, as where an arrow key is held down', () => {
    const { select } = makeMethods()
    select(100, 'map', false)
    expect(select(100, 'map', true)).toBe(60)
    vi.advanceTimersByTime(1_000)
    expect(select(100, 'map', true)).toBe(5)
  })
})

describe('page.setAppearance', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is for all plugins together three times in a while where nobody pressed in them, since the page is deaf each time', () => {
    const layOutAnew = vi.fn<() => void>()
    const stores = { appearance: { change: () => ({}) }, catalog: {} } as unknown as Stores
    const methods = createHostMethods(stores, {} as PluginStorage, { layOutAnew } as unknown as FrameServices)
    const dress = (plugin: string, isAsked: boolean): void => {
      const caller = { plugin, name: plugin, contribution: 'panel', isAsked: () => isAsked }
      try {
        void methods['page.setAppearance']({ patternFill: true }, caller)
      } catch (error) {
        expect(error).toMatchObject({ code: 'rate_limited' })
      }
    }
    for (let turn = 0; turn < 100; turn += 1) dress(`one of ${turn % 5}`, false)
    expect(layOutAnew).toHaveBeenCalledTimes(3)
    vi.advanceTimersByTime(60_000)
    for (let turn = 0; turn < 100; turn += 1) dress('another', false)
    expect(layOutAnew).toHaveBeenCalledTimes(5)
    dress('another', true)
    expect(layOutAnew).toHaveBeenCalledTimes(6)
  })
})
