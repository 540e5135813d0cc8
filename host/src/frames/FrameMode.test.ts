import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FrameMode } from './FrameMode.ts'

const pluginDomain = 'plugins.example.org'
const own = 'http://rain.plugins.example.org/frame'
const onThePage = '/frames/rain/frame'

describe('FrameMode', () => {
  let kept: Map<string, string>
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  beforeEach(() => (kept = new Map()))

  it('gives each plugin an origin of its own where such names reach the server', async () => {
    const probe = async (address: string) => address === 'http://probe.plugins.example.org/frame'
    const mode = new FrameMode({ pluginDomain, probe, storage })
    expect(await mode.addressOf('rain')).toBe(own)
    expect(await mode.addressOf('rain', true)).toBe(`${own}?network=on`)
    expect(mode.current).toBe('isolated')
  })

  it.each([
    ['they do not', async () => false],
    ['the probe breaks', () => Promise.reject(new Error('no'))],
  ])("falls back to the page's own address where %s", async (_case, probe) => {
    const mode = new FrameMode({ pluginDomain, probe, storage })
    expect(await mode.addressOf('rain')).toBe(onThePage)
    expect(mode.current).toBe('shared')
  })

  it('asks no second time where an earlier visit got an answer, and again where it got none', async () => {
    const probe = vi.fn<() => Promise<boolean>>(async () => true)
    await new FrameMode({ pluginDomain, probe: async () => false, storage }).addressOf('rain')
    await new FrameMode({ pluginDomain, probe, storage }).addressOf('rain')
    const later = new FrameMode({ pluginDomain, probe, storage })
    expect(await later.addressOf('rain')).toBe(own)
    expect(later.current).toBe('isolated')
    expect(probe).toHaveBeenCalledTimes(1)
  })

  it('guesses an address only while it is being found out where frames are', async () => {
    let answer: (isReached: boolean) => void = () => undefined
    const probe = () => new Promise<boolean>((resolve) => (answer = resolve))
    const mode = new FrameMode({ pluginDomain, probe, storage })
    expect(mode.likelyAddressOf('rain', false)).toBe(own)
    expect(mode.likelyAddressOf('rain', true)).toBe(`${own}?network=on`)
    answer(false)
    expect(await mode.addressOf('rain')).toBe(onThePage)
    expect(mode.likelyAddressOf('rain', false)).toBeNull()
    expect(new FrameMode({ pluginDomain: '', probe, storage }).likelyAddressOf('rain', false)).toBeNull()
  })

  it('believes an earlier visit no longer once a frame could not be reached', async () => {
    await new FrameMode({ pluginDomain, probe: async () => true, storage }).addressOf('rain')
    const mode = new FrameMode({ pluginDomain, probe: async () => false, storage })
    expect(mode.doubt()).toBe(true)
    expect(await mode.addressOf('rain')).toBe(onThePage)
    expect(mode.current).toBe('shared')
    expect(mode.doubt()).toBe(false)
    expect(kept.size).toBe(0)
  })

  it('works where nothing can be kept', async () => {
    const forbidden = () => {
      throw new Error('forbidden')
    }
    const closed = { getItem: forbidden, setItem: forbidden, removeItem: forbidden }
    expect(
      await new FrameMode({ pluginDomain, probe: async () => true, storage: closed }).addressOf('rain'),
    ).toBe(own)
  })
})
