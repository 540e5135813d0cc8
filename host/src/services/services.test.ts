import { expect, test, vi } from 'vitest'
import { storageQuotaBytes } from '@msdat/sdk/contracts/viewMethods'
import { isSmallValue } from '@msdat/sdk/plugin/bridge/isSmallValue'
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

const endless = new Array<unknown>(1e8)
const wide = Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`n${at}`, undefined]))
const circle: unknown[] = []
for (let at = 0; at < 30_000; at += 1) Object.assign(circle, { [`n${at}`]: circle, 0: circle })

test.each([
  ['an array without end', endless],
  ['an array without end inside', { a: [{ b: endless }] }],
  ['one object at many places', Array.from({ length: 30_000 }, () => wide)],
  ['what holds itself', circle],
  ['bytes', new Uint8Array(storageQuotaBytes)],
  ['letters', new String('x'.repeat(storageQuotaBytes))],
])('%s is refused before it becomes text', (_, value) => {
  const text = vi.spyOn(JSON, 'stringify')
  expect(() => new PluginStorage(memory()).set('one', 'big', value)).toThrow('512 kB')
  expect(text).not.toHaveBeenCalled()
  text.mockRestore()
})

test('an array that is too long is refused by its length alone', () => {
  const read: PropertyKey[] = []
  const items = new Proxy(endless, {
    get: (target, name) => (read.push(name), Reflect.get(target, name) as unknown),
  })
  expect(isSmallValue([items], 1000)).toBe(false)
  expect(read).toEqual(['length'])
})

test('a value whose JSON fits is never refused', () => {
  const values = [null, 1, '', 'ab', [], [1, 2, 3], ['', [[]]], {}, { '': 1, ab: [{ c: null }] }, true]
  for (const value of values) expect(isSmallValue(value, JSON.stringify(value).length)).toBe(true)
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
