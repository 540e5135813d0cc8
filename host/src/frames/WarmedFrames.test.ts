import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Permission } from '@msdat/sdk/contracts/manifest'
import type { Release } from '@msdat/sdk/contracts/registry'
import { exampleRelease } from '../plugins/exampleRelease.fixture.ts'
import type { FrameShell } from './FrameShell.ts'
import { WarmedFrames, type FramePlace } from './WarmedFrames.ts'

const { plugin } = exampleRelease
const contribution = exampleRelease.contributes[0]?.id ?? ''
const container = {} as HTMLElement
const title = 'Example'
const address = '/frame'

function open(found: Release | null = exampleRelease) {
  const granted: Permission[] = []
  const shells: { isUsable: boolean; destroy: () => void }[] = []
  const made = vi.fn<(place: FramePlace) => FrameShell>(() => {
    const shell = { isUsable: true, destroy: vi.fn<() => void>() }
    shells.push(shell)
    return shell as unknown as FrameShell
  })
  const frames = new WarmedFrames({
    services: { granted: () => granted },
    findRelease: () => found,
    addressOf: async (_plugin, hasNetwork) => (hasNetwork ? `${address}?network=on` : address),
    makeWarmedShell: made,
  })
  const warm = () => frames.warm({ container, title, plugin, contribution })
  return { frames, granted, made, shells, warm }
}
const place: FramePlace = { container, title, address, release: exampleRelease }

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => vi.unstubAllGlobals())

describe('a warmed frame', () => {
  it('is made once, and taken once by the plugin that it was made for', async () => {
    const { frames, made, shells, warm } = open()
    await Promise.all([warm(), warm()])
    expect(made).toHaveBeenCalledTimes(1)
    expect(frames.take(place)).toBe(shells[0])
    expect(frames.take(place)).toBeNull()
    frames.drop(container)
    expect(shells[0]?.destroy).not.toHaveBeenCalled()
  })

  it('that was begun at a guessed address is taken only where the address is that one', () => {
    const right = open()
    const shell = { isUsable: true, destroy: vi.fn<() => void>() } as unknown as FrameShell
    right.frames.begin(place, () => shell)
    expect(right.frames.take(place)).toBe(shell)
    const wrong = open()
    wrong.frames.begin({ ...place, address: '/guessed' }, () => shell)
    expect(wrong.frames.take(place)).toBeNull()
    expect(shell.destroy).toHaveBeenCalledTimes(1)
  })

  it('is not made for a plugin that does not run, nor without a connection', async () => {
    const withdrawn = open(null)
    await withdrawn.warm()
    vi.stubGlobal('navigator', { onLine: false })
    const offline = open()
    await offline.warm()
    expect([withdrawn.made, offline.made].flatMap(({ mock }) => mock.calls)).toEqual([])
  })

  it('goes when it is not likely any more, also while it is being made', async () => {
    const { frames, made, shells, warm } = open()
    const warming = warm()
    frames.drop(container)
    await warming
    expect(made).not.toHaveBeenCalled()
    await warm()
    frames.drop(container)
    expect(shells[0]?.destroy).toHaveBeenCalledTimes(1)
    expect(frames.take(place)).toBeNull()
  })

  it('is not used where it has failed, or the plugin is another version or has other rights by now', async () => {
    const bundle = { ...exampleRelease.bundle, digest: 'b'.repeat(64) }
    const others = [{ release: { ...exampleRelease, bundle } }, { address: `${address}?network=on` }]
    for (const other of others) {
      const { frames, shells, warm } = open()
      await warm()
      expect(frames.take({ ...place, ...other })).toBeNull()
      expect(shells[0]?.destroy).toHaveBeenCalledTimes(1)
    }
    const { frames, shells, warm } = open()
    await warm()
    Object.assign(shells[0] ?? {}, { isUsable: false })
    expect(frames.take(place)).toBeNull()
    expect(shells[0]?.destroy).toHaveBeenCalledTimes(1)
  })

  it('reaches the servers of a plugin only where the visitor lets it', async () => {
    const { granted, made, warm } = open()
    granted.push('network')
    await warm()
    expect(made.mock.calls[0]?.[0].address).toBe(`${address}?network=on`)
  })
})
