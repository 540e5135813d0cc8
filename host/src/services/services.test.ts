import { expect, test } from 'vitest'
import { storageQuotaBytes } from '@msdat/sdk/contracts/bridge'
import { toDataTable } from './dataTable.ts'
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

test('columns become typed arrays with codes into the periods', () => {
  const table = toDataTable({
    version: 'v1',
    count: 2,
    id: [1, 2],
    indicator: [7, 7],
    datasource: [2, 2],
    location: [1, 8],
    period: { values: ['2018', '2024'], codes: [0, 1] },
    value_type: [2, 2],
    value: [43.3, 50.1],
    citation: [4, 0],
  })
  expect(table.value).toBeInstanceOf(Float64Array)
  expect([...table.value]).toEqual([43.3, 50.1])
  expect(table.periods[table.period[1] ?? -1]).toBe('2024')
  expect(table.citation[1]).toBe(0)
})
