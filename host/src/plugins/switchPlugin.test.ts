import { afterEach, expect, it, vi } from 'vitest'
import { AnnouncementStore } from '../messages/AnnouncementStore.ts'
import { memoryKeep } from '../services/memoryKeep.fixture.ts'
import type { Stores } from '../app/Stores.ts'
import { exampleRelease } from './exampleRelease.fixture.ts'
import { PluginStore } from './PluginStore.ts'
import { switchPlugin } from './switchPlugin.ts'

afterEach(() => void vi.unstubAllGlobals())

function switchBy(mustReload: boolean) {
  const reload = vi.fn<() => void>()
  const window = Object.assign(new EventTarget(), { location: { reload } })
  vi.stubGlobal('window', window)
  const heard: unknown[] = []
  window.addEventListener('msdat:plugin-toggled', (event) => heard.push((event as CustomEvent).detail))
  const index = { sequence: 1, issued_at: '', shared: [], releases: [] }
  const announcements = new AnnouncementStore()
  const stores = { announcements, plugins: new PluginStore(memoryKeep(), async () => index) }
  const [contribution] = exampleRelease.contributes
  const contributes = [{ ...contribution!, reloadOnToggle: mustReload }]
  const release = { ...exampleRelease, plugin: 'context', contributes } as typeof exampleRelease
  return {
    announcements,
    heard,
    reload,
    plugins: stores.plugins,
    to: (isOn: boolean) => switchPlugin(stores as unknown as Stores, release, isOn),
  }
}

it('a change of an add-on is announced to the rest of the page', () => {
  const { announcements, heard, plugins, to } = switchBy(false)
  to(true)
  expect(announcements.message).toBe('Example is on.')
  expect(plugins.isOn('context')).toBe(true)
  to(false)
  expect(announcements.message).toBe('Example is off.')
  expect(heard).toEqual([
    { key: 'contextPlugin', isOn: true },
    { key: 'contextPlugin', isOn: false },
  ])
})

it('the page loads anew only for an add-on that asks for it', () => {
  const [quiet, loud] = [switchBy(false), switchBy(true)]
  quiet.to(true)
  expect(quiet.reload).not.toHaveBeenCalled()
  loud.to(true)
  expect(loud.reload).toHaveBeenCalledOnce()
})
