import { expect, test } from 'vitest'
import { defaultSystem } from '@msdat/sdk/theme'
import { memoryKeep } from '../services/memoryKeep.fixture.ts'
import { AppearanceStore } from './AppearanceStore.ts'

test('a change is kept for the next visit', () => {
  const keep = memoryKeep()
  new AppearanceStore(keep, defaultSystem).change({ scheme: 'dark', fontLevel: 5 })
  const next = new AppearanceStore(keep, defaultSystem)
  expect(next.appearance).toMatchObject({ scheme: 'dark', fontLevel: 5 })
  expect(next.theme.scheme).toBe('dark')
})

test('a kept field that means nothing any more is not taken back', () => {
  const keep = memoryKeep()
  keep.write('appearance', { fontLevel: 9, scheme: 'purple', highContrast: true, unknown: 1 })
  const { appearance } = new AppearanceStore(keep, defaultSystem)
  expect(appearance.fontLevel).toBe(3)
  expect(appearance.scheme).toBe('light')
  expect(appearance.highContrast).toBe(true)
  expect(appearance).not.toHaveProperty('unknown')
})

test('the scheme of the device is followed only when asked', () => {
  const store = new AppearanceStore(memoryKeep(), defaultSystem)
  store.followSystem({ ...defaultSystem, scheme: 'dark' })
  expect(store.theme.scheme).toBe('light')
  store.change({ scheme: 'system' })
  expect(store.theme.scheme).toBe('dark')
})

test('paper is light, and the screen is as it was after it', () => {
  const store = new AppearanceStore(memoryKeep(), defaultSystem)
  store.change({ scheme: 'dark' })
  store.setPrinting(true)
  expect(store.theme.scheme).toBe('light')
  store.setPrinting(false)
  expect(store.theme.scheme).toBe('dark')
})
