import { expect, test, vi } from 'vitest'
import type { Index, Release } from '@msdat/sdk/contracts/registry'
import { LocalKeep } from '../services/LocalKeep.ts'
import { memoryKeep } from '../services/memoryKeep.fixture.ts'
import { exampleRelease } from './exampleRelease.fixture.ts'
import { followGrants } from './followGrants.ts'
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

test('what was turned off or taken back in another tab does not come again with a choice in this one', () => {
  const keep = memoryKeep()
  const other = { ...exampleRelease, plugin: 'other-panel' }
  const [here, there] = [0, 1].map(() => new PluginStore(keep, async () => indexOf(exampleRelease, other)))
  here?.switchPlugin(exampleRelease, true)
  here?.switchPlugin(other, true)
  there?.refresh()
  there?.switchPlugin(exampleRelease, false)
  there?.allow('other-panel', 'storage', false)
  here?.refresh()
  expect(here?.granted(other)).toEqual(['data:read'])
  here?.allow('other-panel', 'data:read', false)
  here?.switchPlugin(other, false)
  const next = new PluginStore(keep, async () => indexOf())
  expect([...next.switchedOn]).toEqual([])
  expect(next.granted(other)).toEqual([])
})

test('a plugin starts anew when another tab has changed what it may do, and no other does', async () => {
  const keep = memoryKeep()
  const other = { ...exampleRelease, plugin: 'other-panel' }
  const [here, there] = [0, 1].map(() => new PluginStore(keep, async () => indexOf(exampleRelease, other)))
  if (!here || !there) throw new Error('There are two.')
  const permissionsChanged = vi.fn<(plugin: string) => void>()
  followGrants(here, { permissionsChanged })
  await here.index.load()
  here.switchPlugin(other, true)
  expect(permissionsChanged).not.toHaveBeenCalled()
  there.allow('other-panel', 'storage', false)
  here.refresh()
  here.refresh()
  expect(permissionsChanged.mock.calls).toEqual([['other-panel']])
})

test('another tab reads of no plugin that is on before it can read what is accepted of it', () => {
  const keep = memoryKeep()
  const store = new PluginStore(keep, async () => indexOf(exampleRelease))
  const write = keep.write.bind(keep)
  const read: unknown[] = []
  vi.spyOn(keep, 'write').mockImplementation((key, value) => {
    write(key, value)
    if (key === 'plugins-on') read.push(keep.read('plugins-accepted'))
  })
  const choice = {
    plugin: 'example-panel',
    is_on: true,
    accepted: ['data:read'],
    at: '2026-01-01T00:00:00.000Z',
  }
  store.takeChoices([choice], { areAll: false })
  expect(read).toEqual([{ 'example-panel': ['data:read'] }])
})

const network = { name: 'network', reason: 'Reads the weather.' } as const
const update = {
  ...exampleRelease,
  version: '1.1.0',
  permissions: [...exampleRelease.permissions, network],
  network: ['https://a.example'],
}
const names = (release: Release) => release.permissions.map(({ name }) => name)

test('what a newer version asks for beyond what was switched on waits for a yes, also at the next visit', async () => {
  const keep = memoryKeep()
  new PluginStore(keep, async () => indexOf()).switchPlugin(exampleRelease, true)
  const store = new PluginStore(keep, async () => indexOf(update))
  await store.index.load()
  expect(store.granted(update)).toEqual(names(exampleRelease))
  expect(store.heldOff(update)).toEqual({ permissions: ['network'], hosts: ['https://a.example'] })
  store.accept(update)
  expect(new PluginStore(keep, async () => indexOf()).granted(update)).toEqual(names(update))
})

test('one more server holds the network off until it is accepted', () => {
  const store = new PluginStore(memoryKeep(), async () => indexOf())
  store.switchPlugin(update, true)
  const more = { ...update, network: [...update.network, 'https://b.example'] }
  expect(store.granted(more)).toEqual(names(exampleRelease))
  expect(store.heldOff(more)).toEqual({ permissions: ['network'], hosts: ['https://b.example'] })
  store.accept(more, ['network'])
  expect(store.granted(more)).toEqual(names(update))
})

test('one more topic is held off until it is accepted', () => {
  const store = new PluginStore(memoryKeep(), async () => indexOf())
  const permissions = [
    ...exampleRelease.permissions,
    { name: 'events:subscribe' as const, reason: 'It hears.' },
  ]
  const hearing = { ...exampleRelease, permissions, subscribes: ['other/chosen'] }
  store.switchPlugin(hearing, true)
  expect(store.granted(hearing)).toContain('events:subscribe')
  const more = { ...hearing, subscribes: ['other/chosen', 'other/removed'] }
  expect(store.granted(more)).toEqual(names(exampleRelease))
  store.accept(more, ['events:subscribe'])
  expect(store.granted(more)).toEqual(names(hearing))
})

test('a section is accepted as the dashboard has it, and a switch of an earlier time as it is found', async () => {
  expect(new PluginStore(memoryKeep(), async () => indexOf()).granted(update)).toEqual(names(update))
  const keep = memoryKeep()
  keep.write('plugins-on', [exampleRelease.plugin])
  const store = new PluginStore(keep, async () => indexOf(exampleRelease))
  await store.index.load()
  expect(store.granted(update)).toEqual(names(exampleRelease))
})

test('a spoilt keep counts as empty', () => {
  const keep = memoryKeep()
  keep.write('plugins-on', { not: 'a list' })
  keep.write('plugins-accepted', ['not', 'a record'])
  expect([...new PluginStore(keep, async () => indexOf()).switchedOn]).toEqual([])
})

test('add-ons that other pages of the site had switched on are on here too, and each switch is kept under its name', () => {
  const texts = new Map([
    ['contextPlugin', 'true'],
    ['indicatorPlugin', 'false'],
  ])
  const keep = new LocalKeep({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  })
  const store = new PluginStore(keep, async () => indexOf())
  expect([...store.switchedOn]).toEqual(['context'])
  store.switchPlugin({ ...exampleRelease, plugin: 'screenshot' }, true)
  store.switchPlugin({ ...exampleRelease, plugin: 'context' }, false)
  expect([texts.get('screenshotManager'), texts.get('contextPlugin')]).toEqual(['true', 'false'])
})

test('a panel for developers is offered in developer mode alone, or where it is on', async () => {
  const [panel] = exampleRelease.contributes
  const forDevelopers = { ...exampleRelease, contributes: [{ ...panel, isForDevelopers: true }] } as Release
  const store = new PluginStore(memoryKeep(), async () => indexOf(forDevelopers))
  await store.index.load()
  expect(store.offered).toEqual([])
  store.setDeveloper(true)
  expect(store.offered).toEqual([forDevelopers])
  store.switchPlugin(forDevelopers, true)
  store.setDeveloper(false)
  expect(store.offered).toEqual([forDevelopers])
})
