import { expect, test } from 'vitest'
import { storageQuotaBytes } from '@msdat/sdk/contracts/bridge'
import { LocalKeep } from './LocalKeep.ts'
import { PluginStorage } from './PluginStorage.ts'

function memory() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

test('a plugin reads back what it kept and sees nothing of another', () => {
  const storage = new PluginStorage(memory())
  storage.set('one', 'colour', { name: 'teal' })
  storage.set('one', '__proto__', 5)
  expect(storage.get('one', 'colour')).toEqual({ name: 'teal' })
  expect(storage.get('one', '__proto__')).toBe(5)
  expect(storage.keys('one')).toEqual(['colour', '__proto__'])
  expect(storage.get('two', 'colour')).toBeNull()
  storage.remove('one', 'colour')
  expect(storage.get('one', 'colour')).toBeNull()
})

test('a value past the quota is refused and what was kept stays', () => {
  const storage = new PluginStorage(memory())
  storage.set('one', 'small', 1)
  expect(() => storage.set('one', 'big', 'x'.repeat(storageQuotaBytes))).toThrow('512 kB')
  expect(storage.keys('one')).toEqual(['small'])
})

test('a browser without room says so', () => {
  const full = {
    ...memory(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(() => new PluginStorage(full).set('one', 'key', 1)).toThrow('no room left')
})

test('a storage that refuses everything costs no more than memory', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  const keep = new LocalKeep({ getItem: refuse, setItem: refuse, removeItem: refuse })
  keep.write('a', 1)
  expect(keep.read('a')).toBeNull()
})
