import { expect, test } from 'vitest'
import type { Index, Release } from '@msdat/sdk/contracts/registry'
import { memoryKeep } from '../services/memoryKeep.ts'
import { exampleRelease } from './exampleRelease.ts'
import { PluginStore } from './PluginStore.ts'

const indexOf = (...releases: Release[]): Index => ({ sequence: 1, issued_at: '', shared: [], releases })

test('a panel is off until it is switched on, and then still on at the next visit', async () => {
  const keep = memoryKeep()
  const store = new PluginStore(keep, async () => indexOf(exampleRelease))
  await store.index.load()
  expect(store.panels).toEqual([])
  expect(store.switchPlugin(exampleRelease, true)).toEqual({ mustReload: true })
  expect(store.panels.map(({ release }) => release.plugin)).toEqual(['example-panel'])

  const next = new PluginStore(keep, async () => indexOf(exampleRelease))
  await next.index.load()
  expect(next.panels).toHaveLength(1)
})

test('a plugin that is no longer in the index shows no panel', async () => {
  let index = indexOf(exampleRelease)
  const store = new PluginStore(memoryKeep(), async () => index)
  await store.index.load()
  store.switchPlugin(exampleRelease, true)
  index = indexOf()
  await store.index.load()
  expect(store.panels).toEqual([])
})

test('a permission taken back is not granted, also at the next visit, until it is given again', () => {
  const keep = memoryKeep()
  const store = new PluginStore(keep, async () => indexOf(exampleRelease))
  store.allow('example-panel', 'data:read', false)
  expect(new PluginStore(keep, async () => indexOf()).granted(exampleRelease)).toEqual(['storage'])
  store.allow('example-panel', 'data:read', true)
  expect(store.granted(exampleRelease)).toEqual(['data:read', 'storage'])
})

test('a spoilt keep counts as empty', () => {
  const keep = memoryKeep()
  keep.write('plugins-on', { not: 'a list' })
  expect([...new PluginStore(keep, async () => indexOf()).switchedOn]).toEqual([])
})
